/** When Delete is enabled, and how long an undo is still possible (companions § 2.5; decision 11). */
import type { DeletionLimits } from '@everbond/contract'

const dayMs = 86_400_000

/** Whether what was typed is the name, letter for letter; how a letter is encoded is no difference. */
export const isNameTyped = (typed: string, name: string): boolean => typed.normalize() === name.normalize()

/** What the limits mean for one more deletion; null while they are not known. */
export const deletionState = (limits: DeletionLimits | undefined): 'free' | 'last' | 'none' | null => {
  if (limits === undefined) return null
  if (!limits.allowed || limits.remainingDeletions <= 0) return 'none'
  return limits.remainingDeletions === 1 ? 'last' : 'free'
}

/** Whole days until she is erased, a begun one counted as one; 0 when the time is over. */
export const daysLeft = (erasedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(erasedAt) - now) / dayMs))
