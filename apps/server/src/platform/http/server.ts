/** The HTTP server before any route: headers, limits, hosts, errors. */

import { bodyLimit } from '@everbond/contract'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import type { ConfigOf } from '../config/config.ts'
import { AppError, errorBody } from '../errors/app-error.ts'
import { newId } from '../ids.ts'
import type { Logger } from '../logger/logger.ts'
import { handleError } from './errors.ts'
import { answersFor } from './hosts.ts'
import type { httpConfig } from './http.config.ts'

export type HttpServerOptions = {
  config: ConfigOf<typeof httpConfig>
  logger: Logger
  /** Origins that pages may connect to and take scripts from beyond this one, such as an outside sign-in service's. */
  outsideOrigins?: readonly string[]
}

const contentSecurityPolicy = (outside: readonly string[], secure: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...outside],
    // The toast and dialog libraries set style elements; scripts are what must not be inline.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...outside],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': outside.length > 0 ? [...outside] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(secure ? { 'upgrade-insecure-requests': [] } : {}),
  },
})

export const createHttpServer = async (options: HttpServerOptions): Promise<FastifyInstance> => {
  const { config, logger, outsideOrigins = [] } = options
  const secure = config.PUBLIC_ORIGIN?.startsWith('https://') ?? false
  const app = fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    genReqId: newId,
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
  })

  app.setErrorHandler(handleError)
  app.removeContentTypeParser('text/plain')
  app.addHook('onResponse', async (request, reply) => {
    const fields = { req: request, res: reply, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) request.log.error(fields, 'request')
    else request.log.debug(fields, 'request')
  })

  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(outsideOrigins, secure),
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })
  // Behind the headers, so that a refusal carries them too.
  app.addHook('onRequest', async (request) => {
    if (!answersFor(request.headers.host, config.PUBLIC_ORIGIN)) throw new AppError('request.misdirected')
  })
  await app.register(cors, {
    origin: [...config.CORS_ORIGINS, ...(config.PUBLIC_ORIGIN ? [config.PUBLIC_ORIGIN] : [])],
    credentials: true,
    maxAge: 600,
  })
  await app.register(rateLimit, { global: false })
  await app.register(websocket, { options: { maxPayload: 4096 } })
  return app
}

/** Answers what no route took. */
export const notFound = () => errorBody(new AppError('request.not_found'))
