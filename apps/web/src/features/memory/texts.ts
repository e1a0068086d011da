export const texts = {
  title: 'Memory',
  /** Platform § 2, 'Memory section'. */
  comingSoon: 'Memory Settings - Coming soon...',
} as const
