/** Options, defaults and limits of a companion (companions §§ 3, 5, 9). */
export const personalityTraits = [
  'Creative',
  'Playful',
  'Curious',
  'Supportive',
  'Logical',
  'Serious',
  'Calm',
  'Challenging',
  'Empathetic',
  'Optimistic',
  'Energetic',
  'Philosophical',
  'Direct',
  'Realistic',
  'Witty',
  'Practical',
] as const

export const dominantPersonalities = [
  'Caring & Supportive',
  'Confident & Bold',
  'Calm & Grounded',
  'Flirty & Mischievous',
  'Intellectual & Wise',
  'Fun & Spontaneous',
] as const

export const communicationStyles = [
  'Direct & Clear',
  'Warm & Caring',
  'Playful & Teasing',
  'Thoughtful & Deep',
  'Energetic & Enthusiastic',
  'Gentle & Soothing',
] as const

/** The select's own list is ours; any other stored value is kept and shown as it is. */
export const skinTones = ['Fair', 'Light', 'Medium', 'Olive', 'Tan', 'Brown', 'Dark'] as const

/** What empty selects are sent as (§ 5), and the age of decision 9. */
export const companionDefaults = {
  skinTone: 'medium',
  communicationStyle: 'casual',
  dominantPersonality: 'friendly',
  age: 25,
} as const

/** Sent with every creation (§ 3). */
export const createConstants = { style: 'realistic', behavior: 'sweet', memoryLength: 'medium' } as const
export const memoryLengths = ['short', 'medium', 'long'] as const

/** Of the static setup form (platform § 2; companions § 3). */
export const setupStyles = ['Realistic', 'Anime', 'Fantasy'] as const
export const setupBehaviors = ['Sweet & Caring', 'Playful & Fun', 'Mysterious', 'Professional'] as const
export const defaultNsfwIntensity = 3

/** Characters, entries and years that a companion's fields may hold. */
export const companionCaps = {
  name: 60,
  description: 2000,
  text: 500,
  option: 60,
  interests: 30,
  interest: 60,
  traits: personalityTraits.length,
  age: 100_000,
} as const

/** Badges on a card before '+N' (§ 2.2). */
export const maxTraitBadges = 3
/** Extra pictures of a companion, in slots 2 and 3 (§ 9). */
export const maxExtraImages = 2

/** The adult-word filter of lower tiers: substrings, whatever their case (§ 5). */
export const restrictedWords = [
  'nude',
  'nudity',
  'naked',
  'topless',
  'bottomless',
  'genital',
  'nsfw',
  'explicit',
  'porn',
  'erotic',
  'sexual',
  'sex',
  'boobs',
  'penis',
  'vagina',
  'breasts',
  'lingerie',
  'underwear',
  'bikini',
  'revealing',
  'seductive',
  'sensual',
  'intimate',
  'sexy',
] as const
/** The fields that the filter reads. */
export const filteredFields = ['clothingStyle', 'vibeEnergy', 'bodyDescription', 'specialFeatures'] as const
/** How many of the words found the message names. */
export const namedRestrictedWords = 3
