/** The api role: every route, the live socket, the web's files, the pages of the sandbox. */
import { join } from 'node:path'
import { closeCodes, type RouteDefinition } from '@everbond/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerAuthEndpoint } from '../../modules/accounts/index.ts'
import type { Gate } from '../../platform/http/caller.ts'
import type { RouteHandler } from '../../platform/http/handler.ts'
import { isLoopbackHost } from '../../platform/http/hosts.ts'
import { registerRoutes } from '../../platform/http/register.ts'
import { createHttpServer, notFound } from '../../platform/http/server.ts'
import type { RealtimeHub } from '../../platform/realtime/hub.ts'
import { registerSocket } from '../../platform/realtime/socket-route.ts'
import type { Tickets } from '../../platform/realtime/tickets.ts'
import type { AuthProvider } from '../../providers/auth/port.ts'
import type { Config } from '../config.ts'
import type { Foundation } from '../foundation.ts'
import { bridge, type FetchHandler } from './fetch-bridge.ts'
import { registerHealth } from './health.ts'
import { registerWebFiles } from './web-files.ts'

export type HttpOptions = {
  foundation: Foundation
  auth: AuthProvider
  gate: Gate
  handlers: readonly RouteHandler[]
  hub: RealtimeHub
  tickets: Tickets
  /** Answers `/sandbox/*`; null where no sandbox runs. */
  sandbox: FetchHandler | null
  isReady: () => Promise<boolean>
  /** Folder of the built web; null serves the API alone. */
  webFolder: string | null
  /** Put into the public pages. */
  pageValues: Record<string, string>
}

const originOf = (config: Config['http']) => (request: FastifyRequest) =>
  config.PUBLIC_ORIGIN && !isLoopbackHost(request.headers.host ?? '')
    ? config.PUBLIC_ORIGIN
    : `${request.protocol}://${request.headers.host}`

/** A page may open a socket to the server that it came from, or where its origin is allowed by name. */
const allowsOrigin = (config: Config['http']) => (origin: string, host: string | undefined) =>
  origin === config.PUBLIC_ORIGIN || config.CORS_ORIGINS.includes(origin) || URL.parse(origin)?.host === host

/** Session cookies of the ways to sign in; which of them is good is decided later, by its token. */
const sessionCookie = /(?:^|;\s*)(?:(?:__Secure-)?everbond\.session_token|__session|__client_uat)=[^;\s]/

/** Where the pages of an outside sign-in take their scripts, pictures and checks from. */
export const outsideOriginsOf = ({
  webConfig,
  issuer,
}: Pick<AuthProvider, 'webConfig' | 'issuer'>): string[] =>
  webConfig.kind === 'clerk'
    ? [new URL(issuer).origin, 'https://img.clerk.com', 'https://challenges.cloudflare.com']
    : []

/** Opens nothing yet: `listen` is the caller's. */
export const buildHttp = async (options: HttpOptions): Promise<FastifyInstance> => {
  const { foundation, auth, gate, handlers, hub, tickets, sandbox } = options
  const config = foundation.config.http
  const app = await createHttpServer({
    config,
    logger: foundation.logger,
    outsideOrigins: outsideOriginsOf(auth),
  })
  registerHealth(app, options.isReady)
  registerRoutes(app, { handlers, gate, limitFactor: config.RATE_LIMIT_FACTOR })
  registerSocket(app, { hub, tickets, gate, isAllowedOrigin: allowsOrigin(config) })
  await registerAuthEndpoint(app, { auth, publicOrigin: config.PUBLIC_ORIGIN })
  if (sandbox) bridge(app, { path: '/sandbox/*', handle: sandbox, originOf: originOf(config) })
  if (options.webFolder === null) {
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound()))
  } else {
    await registerWebFiles(app, {
      folder: options.webFolder,
      values: options.pageValues,
      hasSession: (request) => sessionCookie.test(request.headers.cookie ?? ''),
    })
  }
  app.addHook('preClose', () => hub.closeAll(closeCodes.goingAway))
  return app
}

/** Routes of the contract that nothing answers: a server that starts has none. */
export const missingRoutes = (
  table: readonly RouteDefinition[],
  handlers: readonly RouteHandler[],
): string[] =>
  table.filter((route) => !handlers.some((handler) => handler.route === route)).map((route) => route.path)

/** Where `npm start` puts the built web. */
export const builtWeb = join(import.meta.dirname, '../../../../web/dist')
