/** What a plan allows (platform §§ 6, 9; decisions 19, 28). */
import { type Tier, tiers } from '@everbond/contract'
import type { UserPlanRow } from './plans.tables.ts'

export type Entitlement = {
  tier: Tier
  /** Where the month's windows start. */
  windowAnchor: Date
  subscriptionStatus: string | null
  subscriptionEndsAt: Date | null
  stripeCustomerId: string | null
}

/** The one answer to 'what may this user do'. */
export const entitlementOf = (plan: UserPlanRow): Entitlement => ({
  tier: tiers[plan.tier],
  windowAnchor: plan.windowAnchor,
  subscriptionStatus: plan.subscriptionStatus,
  subscriptionEndsAt: plan.subscriptionEndsAt,
  stripeCustomerId: plan.stripeCustomerId,
})

/** The status of a tier that an operator gave (decision 28). */
export const grantedStatus = 'granted'
