import { routes, type Tier, tiers } from '@everbond/contract'
import type { Database } from '../../platform/database/pool.ts'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'
import type { Entitlement } from './plans.rules.ts'
import { readEntitlement } from './plans.usecases.ts'

/** What stands above this module and fills the plan's answer. */
export type PlanFigures = {
  usedMessages: number
  usedImages: number
  creditsMessages: number
  creditsImages: number
  maxImages: number
}

const presentTier = (tier: Tier) => ({
  tierKey: tier.key,
  label: tier.label,
  priceMonthly: tier.priceMonthly,
  priceYearly: tier.priceYearly,
  maxCompanions: tier.maxCompanions,
  messagesPerDay: tier.messagesPerDay,
  messagesPerMonth: tier.messagesPerMonth,
  images: tier.images,
  nsfw: tier.nsfw,
  imageGeneration: tier.imageGeneration,
})

export const planRoutes = (deps: {
  db: Database
  readFigures: (userId: string, entitlement: Entitlement) => Promise<PlanFigures>
}): RouteHandler[] => [
  answer(routes.getUserPlan, async ({ caller }) => {
    const entitlement = await readEntitlement(deps.db, caller.userId)
    return {
      tier: entitlement.tier.key,
      stripeCustomerId: entitlement.stripeCustomerId,
      subscriptionStatus: entitlement.subscriptionStatus,
      subscriptionEndsAt: entitlement.subscriptionEndsAt?.toISOString() ?? null,
      maxMessages: entitlement.tier.messagesPerMonth,
      ...(await deps.readFigures(caller.userId, entitlement)),
    }
  }),
  answer(routes.getTierLimits, async ({ caller }) => {
    const { tier } = await readEntitlement(deps.db, caller.userId)
    return {
      tier: tier.key,
      maxCompanions: tier.maxCompanions,
      imageGeneration: tier.imageGeneration,
      nsfw: tier.nsfw,
    }
  }),
  answer(routes.getTiers, async () => Object.values(tiers).map(presentTier)),
]
