import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '../../../platform/http/handler.ts'
import { type CardDeps, exportCard, previewCard } from './cards.usecases.ts'

export const cardRoutes = (deps: CardDeps): RouteHandler[] => [
  answer(routes.previewCard, ({ caller, body }) =>
    previewCard(deps, { userId: caller.userId, upload: body }),
  ),
  answer(routes.exportCard, ({ caller, params, query }) =>
    exportCard(deps, { userId: caller.userId, id: params.id, ...query }),
  ),
]
