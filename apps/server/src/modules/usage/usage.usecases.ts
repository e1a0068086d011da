import type { Usage, WindowUsage } from '@everbond/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { dayWindow, type Entitlement, monthWindow, readEntitlement } from '../plans/index.ts'
import { readUsed } from './usage.store.ts'

export type UsageDeps = {
  db: Database
  clock: Clock
  /** Trial credits that a user has spent: what 'images used' means on the free tier (decision 16). */
  readTrialSpent: (userId: string) => Promise<number>
}

const remaining = (limit: number, used: number) => Math.max(0, limit - used)

const windowsOf = (entitlement: Entitlement, now: Date) => ({
  day: dayWindow(now),
  month: monthWindow({ anchor: entitlement.windowAnchor, now }),
})

/** Messages of the day and the month (platform § 3; decisions 19, 32). */
export const readMessageUsage = async ({ db, clock }: UsageDeps, userId: string): Promise<Usage> => {
  const entitlement = await readEntitlement(db, userId)
  const { day, month } = windowsOf(entitlement, clock.now())
  const used = await readUsed(db, { userId, kind: 'message', dayStart: day.start, monthStart: month.start })
  const { messagesPerDay, messagesPerMonth, key } = entitlement.tier
  return {
    dailyUsed: used.day,
    dailyCount: used.day,
    monthlyUsed: used.month,
    monthlyCount: used.month,
    dailyLimit: messagesPerDay,
    monthlyLimit: messagesPerMonth,
    dailyRemaining: remaining(messagesPerDay, used.day),
    monthlyRemaining: remaining(messagesPerMonth, used.month),
    lastDailyReset: day.start.toISOString(),
    lastMonthlyReset: month.start.toISOString(),
    nextDailyReset: day.end.toISOString(),
    nextMonthlyReset: month.end.toISOString(),
    tier: key,
  }
}

/** Images of the month, or of the trial on the free tier, which never resets (decision 16). */
export const readImageUsage = async (
  { db, clock, readTrialSpent }: UsageDeps,
  userId: string,
): Promise<WindowUsage> => {
  const entitlement = await readEntitlement(db, userId)
  const limit = entitlement.tier.images
  if (entitlement.tier.key === 'free') {
    const count = await readTrialSpent(userId)
    return { count, limit, remaining: remaining(limit, count), resetsAt: null }
  }
  const { day, month } = windowsOf(entitlement, clock.now())
  const used = await readUsed(db, { userId, kind: 'image', dayStart: day.start, monthStart: month.start })
  return {
    count: used.month,
    limit,
    remaining: remaining(limit, used.month),
    resetsAt: month.end.toISOString(),
  }
}
