/** The two sizes that every screen is looked at in. */
export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
