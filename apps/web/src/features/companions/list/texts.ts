/** Companions § 2.2. */
export const texts = {
  views: 'Companions view',
  grid: 'Grid',
  list: 'List',
  subtitle: 'Create and customize AI companions',
  create: 'Create Companion',
  limit: "You've reached your companion limit. Upgrade to create more companions.",
  places: (count: number, max: number): string =>
    `${count} of ${max} ${max === 1 ? 'companion' : 'companions'}`,
  edit: 'Edit',
  editOf: (name: string): string => `Edit ${name}`,
  generate: 'Generate Image',
  generateOf: (name: string): string => `Generate Image of ${name}`,
  generating: 'Generating...',
  delete: 'Delete',
  deleteOf: (name: string): string => `Delete ${name}`,
  moreTraits: (traits: readonly string[]): string => `And ${traits.join(', ')}`,
} as const
