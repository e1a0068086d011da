import type { TierKey } from '@everbond/contract'
import type { Database, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type Entitlement, entitlementOf, grantedStatus } from './plans.rules.ts'
import { insertPlan, lockPlan, readPlan, setTier } from './plans.store.ts'
import type { UserPlanRow } from './plans.tables.ts'
import { dayWindow } from './windows.rules.ts'

const existing = (plan: UserPlanRow | undefined): UserPlanRow => {
  if (!plan) throw new AppError('auth.required')
  return plan
}

/** What a user may do now. Throws `auth.required` for one that does not exist. */
export const readEntitlement = async (db: Database, userId: string): Promise<Entitlement> =>
  entitlementOf(existing(await readPlan(db, userId)))

/** As `readEntitlement`, and whoever asks the same for this user waits until the transaction ends. */
export const lockEntitlement = async (tx: Transaction, userId: string): Promise<Entitlement> =>
  entitlementOf(existing(await lockPlan(tx, userId)))

/** Opens the plan of a new account; its months start on the day of its creation (decision 19). */
export const openPlan = (
  tx: Transaction,
  { userId, createdAt, tier }: { userId: string; createdAt: Date; tier: TierKey },
): Promise<void> =>
  insertPlan(tx, {
    userId,
    tier,
    subscriptionStatus: tier === 'free' ? null : grantedStatus,
    subscriptionEndsAt: null,
    stripeCustomerId: null,
    windowAnchor: dayWindow(createdAt).start,
  })

/** An operator gives a tier (decisions 28, 36). Answers the tier that it replaces. */
export const grantTier = async (
  tx: Transaction,
  { userId, tier }: { userId: string; tier: TierKey },
): Promise<TierKey> => {
  const before = existing(await lockPlan(tx, userId))
  await setTier(tx, { userId, tier, subscriptionStatus: tier === 'free' ? null : grantedStatus })
  return before.tier
}

/** Takes a granted tier back: the account is free again. Answers the tier that it had. */
export const revokeTier = (tx: Transaction, { userId }: { userId: string }): Promise<TierKey> =>
  grantTier(tx, { userId, tier: 'free' })
