import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'
import {
  type CompanionDeps,
  createCompanion,
  getCompanion,
  listCompanions,
  updateCompanion,
} from './companions.usecases.ts'
import {
  deleteCompanion,
  eraseCompanion,
  listDeletedCompanions,
  readDeletionLimits,
  restoreCompanion,
} from './deletion.usecases.ts'

export const companionRoutes = (deps: CompanionDeps): RouteHandler[] => [
  answer(routes.listCompanions, ({ caller }) => listCompanions(deps, caller.userId)),
  answer(routes.getCompanion, ({ caller, params }) =>
    getCompanion(deps, { userId: caller.userId, id: params.id }),
  ),
  answer(routes.createCompanion, ({ caller, body }) =>
    createCompanion(deps, { userId: caller.userId, payload: body }),
  ),
  answer(routes.updateCompanion, ({ caller, params, body }) =>
    updateCompanion(deps, { userId: caller.userId, id: params.id, changes: body }),
  ),
  answer(routes.getDeletionLimits, ({ caller }) => readDeletionLimits(deps, caller.userId)),
  answer(routes.listDeletedCompanions, ({ caller }) => listDeletedCompanions(deps, caller.userId)),
  answer(routes.restoreCompanion, ({ caller, params }) =>
    restoreCompanion(deps, { userId: caller.userId, id: params.id }),
  ),
  answer(routes.deleteCompanion, async ({ caller, params, query }) => {
    const remove = query.erase === 'true' ? eraseCompanion : deleteCompanion
    await remove(deps, { userId: caller.userId, id: params.id })
    return { deleted: true as const }
  }),
  answer(routes.getDashboard, async ({ caller }) => ({
    user: { id: caller.userId },
    companions: await listCompanions(deps, caller.userId),
  })),
]
