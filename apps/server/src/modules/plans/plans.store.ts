import type { TierKey } from '@everbond/contract'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { type UserPlanRow, userPlans } from './plans.tables.ts'

export const insertPlan = async (tx: Transaction, row: UserPlanRow): Promise<void> => {
  await tx.insert(userPlans).values(row).onConflictDoNothing()
}

export const readPlan = async (db: Queryable, userId: string): Promise<UserPlanRow | undefined> => {
  const [row] = await db.select().from(userPlans).where(eq(userPlans.userId, userId))
  return row
}

/** Reads the plan and holds its row: whatever counts against a limit of this user waits here in line. */
export const lockPlan = async (tx: Transaction, userId: string): Promise<UserPlanRow | undefined> => {
  const [row] = await tx.select().from(userPlans).where(eq(userPlans.userId, userId)).for('update')
  return row
}

export const setTier = async (
  tx: Transaction,
  { userId, tier, subscriptionStatus }: { userId: string; tier: TierKey; subscriptionStatus: string | null },
): Promise<void> => {
  await tx.update(userPlans).set({ tier, subscriptionStatus }).where(eq(userPlans.userId, userId))
}
