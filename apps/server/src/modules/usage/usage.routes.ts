import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'
import { readImageUsage, readMessageUsage, type UsageDeps } from './usage.usecases.ts'

export const usageRoutes = (deps: UsageDeps): RouteHandler[] => [
  answer(routes.getUsage, ({ caller }) => readMessageUsage(deps, caller.userId)),
  answer(routes.getMessagesToday, async ({ caller }) => {
    const usage = await readMessageUsage(deps, caller.userId)
    return {
      count: usage.dailyUsed,
      limit: usage.dailyLimit,
      remaining: usage.dailyRemaining,
      resetsAt: usage.nextDailyReset,
    }
  }),
  answer(routes.getImagesThisMonth, ({ caller }) => readImageUsage(deps, caller.userId)),
]
