import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '#server/platform/http/handler.ts'
import type { AccountUseCases } from './accounts.usecases.ts'

export const accountRoutes = ({
  getUser,
  signOutEverywhere,
}: Pick<AccountUseCases, 'getUser' | 'signOutEverywhere'>): RouteHandler[] => [
  answer(routes.getUser, ({ caller }) => getUser(caller.userId)),
  answer(routes.signOutEverywhere, async ({ caller }) => {
    await signOutEverywhere(caller.userId)
    return { signedOut: true as const }
  }),
]
