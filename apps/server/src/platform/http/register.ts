/** Registers the contract's routes: limiter → auth → gate → validation → handler → presenter's schema. */
import { type RouteDefinition, rateLimits } from '@everbond/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../errors/app-error.ts'
import { bearerOf, type Caller, type Gate } from './caller.ts'
import type { BinaryAnswer, RouteHandler } from './handler.ts'
import { createLimiter } from './limiter.ts'
import { validate } from './validate.ts'

const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const authenticate = async (route: RouteDefinition, request: FastifyRequest, gate: Gate) => {
  if (route.auth === 'public') return null
  const bearer = bearerOf(request)
  if (bearer === null) throw new AppError('auth.required')
  return gate.authenticate(bearer)
}

const signalOf = (reply: FastifyReply): AbortSignal => {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

const sendBinary = (reply: FastifyReply, { body, contentType, headers = {} }: BinaryAnswer) =>
  reply.headers({ ...headers, 'content-type': contentType }).send(body)

export type RegisterOptions = { handlers: readonly RouteHandler[]; gate: Gate; limitFactor: number }

export const registerRoutes = (
  app: FastifyInstance,
  { handlers, gate, limitFactor }: RegisterOptions,
): void => {
  const limiter = createLimiter(app, limitFactor)
  const callers = new WeakMap<FastifyRequest, Caller>()
  for (const { route, handle } of handlers) {
    const limit = limiter(rateLimits[route.limit])
    app.route({
      method: route.method,
      url: fastifyPath(route.path),
      // A HEAD would run the handler's work for nothing that a client of ours asks for.
      exposeHeadRoute: false,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      // Before the body: nobody's megabytes are read but a user's.
      onRequest: async (request) => {
        await limit.byAddress(request)
        const caller = await authenticate(route, request, gate)
        if (!caller) return
        await limit.byUser(request, caller.userId)
        if (route.auth === 'onboarded') await gate.assertOnboarded(caller)
        callers.set(request, caller)
      },
      handler: async (request, reply) => {
        const result = await handle({
          params: route.params ? validate(route.params, request.params) : undefined,
          query: route.query ? validate(route.query, request.query) : undefined,
          body: route.body ? validate(route.body, request.body ?? {}) : undefined,
          caller: callers.get(request) ?? null,
          headers: request.headers,
          signal: signalOf(reply),
        } as never)
        reply.header('cache-control', 'private, no-store')
        if (route.response === 'binary') return sendBinary(reply, result as BinaryAnswer)
        // What the schema does not list never leaves the server.
        return z.parse(route.response, result)
      },
    })
  }
}
