import { type PublicConfig, routes, type SystemStatus } from '@everbond/contract'
import { openApiDocument } from '@everbond/contract/openapi'
import { answer, type RouteHandler } from '../../platform/http/handler.ts'

export const statusRoutes = (deps: {
  readStatus: () => Promise<SystemStatus>
  publicConfig: PublicConfig
}): RouteHandler[] => {
  let document: Record<string, unknown> | undefined
  return [
    answer(routes.getStatus, () => deps.readStatus()),
    answer(routes.getPublicConfig, async () => deps.publicConfig),
    answer(routes.getOpenApi, async () => {
      document ??= openApiDocument()
      return document
    }),
  ]
}
