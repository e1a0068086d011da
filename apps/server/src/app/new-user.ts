import type { AccountEvents } from '../modules/accounts/index.ts'
import { grantStartingCredits } from '../modules/credits/index.ts'
import { openPlan } from '../modules/plans/index.ts'
import type { Config } from './config.ts'

/** What every new account gets, whoever made it: a plan (decision 36) and what it starts with (decisions 16, 26). */
export const openAccount =
  ({ plans }: Config) =>
  async ({ tx, userId, createdAt }: AccountEvents['user.created']): Promise<void> => {
    await openPlan(tx, { userId, createdAt, tier: plans.DEFAULT_TIER })
    await grantStartingCredits(tx, { userId, at: createdAt })
  }
