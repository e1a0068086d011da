/** Windows of use (decision 19): days are UTC; months begin on the plan's day. */
export type Window = { start: Date; end: Date }

const dayMs = 86_400_000

/** The UTC day that holds an instant. */
export const dayWindow = (now: Date): Window => {
  const start = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  return { start, end: new Date(start.getTime() + dayMs) }
}

/** The anchor moved by whole months; a day that a month lacks is its last. Time of day stays. */
export const addMonths = (anchor: Date, months: number): Date => {
  const year = anchor.getUTCFullYear()
  const month = anchor.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(anchor)
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay))
  return moved
}

/** The month window that holds an instant, counted from the anchor. An instant before the anchor is in the first. */
export const monthWindow = ({ anchor, now }: { anchor: Date; now: Date }): Window => {
  const apart =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  let months = Math.max(0, apart)
  if (months > 0 && addMonths(anchor, months) > now) months -= 1
  return { start: addMonths(anchor, months), end: addMonths(anchor, months + 1) }
}
