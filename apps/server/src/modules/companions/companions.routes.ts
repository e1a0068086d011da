import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'
import { type CompanionDeps, createCompanion, getCompanion, listCompanions } from './companions.usecases.ts'

export const companionRoutes = (deps: CompanionDeps): RouteHandler[] => [
  answer(routes.listCompanions, ({ caller }) => listCompanions(deps, caller.userId)),
  answer(routes.getCompanion, ({ caller, params }) =>
    getCompanion(deps, { userId: caller.userId, id: params.id }),
  ),
  answer(routes.createCompanion, ({ caller, body }) =>
    createCompanion(deps, { userId: caller.userId, payload: body }),
  ),
  answer(routes.getDashboard, async ({ caller }) => ({
    user: { id: caller.userId },
    companions: await listCompanions(deps, caller.userId),
  })),
]
