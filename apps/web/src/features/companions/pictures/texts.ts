/** Companions §§ 4, 8 and 9: a companion's pictures. */
export const texts = {
  section: 'Companion Image',
  profile: 'Profile',
  generating: 'Generating...',
  generate: 'Generate',
  generateImage: 'Generate Image',
  newProfile: 'New Profile Image',
  setAsProfile: 'Set as Profile',
  loading: 'Loading image...',
  failed: 'Failed to load image',
  none: 'Image not available',
  tryAgain: 'Try Again',
  option: (slot: 2 | 3): string => `Option ${slot - 1}`,
  optionAlt: (slot: 2 | 3, name: string): string => `Option ${slot - 1} of ${name}`,
  remaining: (count: number): string => `${count} generations remaining`,
  limit: 'Limit reached',
  creditsLeft: (count: number, name: string): string =>
    count === 1
      ? `One of the pictures that came with ${name} is left.`
      : `${count} of the pictures that came with ${name} are left.`,
  creditsSpent: (name: string): string => `The pictures that came with ${name} are used up.`,
  resting: (name: string): string =>
    `${name} is resting: new pictures wait until there is room for her again.`,
} as const

/** Each a toast: title, description. */
export const toasts = {
  optionGenerated: (slot: 2 | 3) => ({
    title: 'Image Generated',
    description: `Option ${slot - 1} generated`,
  }),
  profileGenerated: { title: 'Image Generated', description: 'New profile image generated' },
  slotGenerated: (slot: 2 | 3, remaining: number) => ({
    title: 'Image Generated',
    description: `Generated image for slot ${slot}! ${remaining} generations remaining`,
  }),
  optionFailed: (slot: 2 | 3) => ({
    title: 'Generation Failed',
    description: `Failed to generate option ${slot - 1}. Please try again.`,
  }),
  imageFailed: {
    title: 'Generation Failed',
    description: 'Failed to generate image. Please try again.',
  },
  refused: (text: string) => ({ title: 'Generation Failed', description: text }),
  upgrade: (text: string) => ({ title: 'Upgrade Required', description: text }),
  limit: {
    title: 'Generation Limit Reached',
    description: 'Maximum 2 additional images allowed per companion.',
  },
  swapped: (slot: 2 | 3) => ({
    title: 'Profile Updated',
    description: `Profile image swapped with slot ${slot}!`,
  }),
  swapFailed: (text: string) => ({ title: 'Update Failed', description: text }),
  swapFallback: 'Failed to swap profile image. Please try again.',
  slotEmpty: (slot: 2 | 3) => ({
    title: 'No Image in Slot',
    description: `Slot ${slot} does not have an image to swap with.`,
  }),
} as const
