/** A link inside words. */
export const textLinkClass =
  'rounded-badge text-accent-text underline decoration-transparent underline-offset-4 ' +
  'transition-[text-decoration-color] duration-quick ease-enter hover:decoration-current'
