/** Facts of the product itself (specification, platform §§ 1, 9). */
export const productName = 'Everbond'
export const appVersion = '0.2.12-beta'
/** Shown as it is on every installation (decision 7). */
export const appEnvironment = 'Production'

/** The version of the Terms of Service and Privacy Policy that a user accepts now: the day they were written. */
export const termsVersion = '2026-11-21'

/** Years. Nobody younger may use the product, and no companion may be younger (platform § 5, companions § 9). */
export const minimumAge = 18

/** Pixels (platform § 9). */
export const breakpoints = { tablet: 768, desktop: 1024 } as const
export const drawerWidth = 320
export const minimumTapSize = 44
/** The virtual keyboard counts as open when the height drops by more than this many pixels. */
export const virtualKeyboardDrop = 150

/** Thresholds beyond which a metric counts as poor (platform § 9); milliseconds but for the last two. */
export const performanceThresholds = {
  firstContentfulPaint: 1800,
  largestContentfulPaint: 2500,
  firstInputDelay: 100,
  imageLoad: 1000,
  /** Unitless score. */
  layoutShift: 0.1,
  /** Share of the heap limit. */
  memory: 0.8,
} as const
