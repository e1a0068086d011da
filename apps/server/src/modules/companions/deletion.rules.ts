/** How often a companion may be deleted, and until when that can be undone (decision 11). */
import { type DeletionLimits, rollingWindowDays } from '@everbond/contract'

const windowMs = rollingWindowDays * 86_400_000

/** The end of the 30 days in which a deletion can be undone; after it she is erased. */
export const erasureDate = (deletedAt: Date): Date => new Date(deletedAt.getTime() + windowMs)

/** The deletion that opened the window which holds `now`; undefined where none is open. */
const windowStart = (deletions: readonly Date[], now: Date): Date | undefined => {
  let start: Date | undefined
  for (const at of deletions.toSorted((a, b) => a.getTime() - b.getTime())) {
    if (start === undefined || at.getTime() >= start.getTime() + windowMs) start = at
  }
  return start !== undefined && now.getTime() < start.getTime() + windowMs ? start : undefined
}

/** What is left of a window that opens with its first deletion and lasts 30 days. */
export const deletionLimits = (options: {
  deletions: readonly Date[]
  maxDeletions: number
  now: Date
}): DeletionLimits => {
  const { deletions, maxDeletions, now } = options
  const start = windowStart(deletions, now)
  const count = start === undefined ? 0 : deletions.filter((at) => at >= start).length
  const remaining = Math.max(0, maxDeletions - count)
  return {
    deletionsThisMonth: count,
    maxDeletions,
    remainingDeletions: remaining,
    allowed: remaining > 0,
    nextAllowedDate:
      remaining > 0 || start === undefined ? null : new Date(start.getTime() + windowMs).toISOString(),
  }
}
