const longUs = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** 'November 21, 2026' (platform § 2, Settings). */
export const longUsDate = (instant: string): string => longUs.format(new Date(instant))

/** 'Resets 12 December'; days and windows are UTC (decision 19). */
export const resetsOn = (instant: string): string => `Resets ${dayAndMonth.format(new Date(instant))}`

/** Days end at midnight UTC (decision 19). */
export const resetsDaily = 'Resets at 00:00 UTC'
