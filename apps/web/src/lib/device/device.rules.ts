import { breakpoints } from '@everbond/contract'

export type DeviceType = 'mobile' | 'tablet' | 'desktop'

/** By the width of the window in pixels (platform § 3). */
export const deviceType = (width: number): DeviceType => {
  if (width < breakpoints.tablet) return 'mobile'
  return width < breakpoints.desktop ? 'tablet' : 'desktop'
}
