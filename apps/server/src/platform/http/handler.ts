import type { Readable } from 'node:stream'
import type { RouteDefinition, RouteRequest, RouteResponse } from '@everbond/contract'
import type { Caller } from './caller.ts'

/** An answer of bytes, for routes whose response is 'binary'. */
export type BinaryAnswer = {
  body: Uint8Array | Readable
  contentType: string
  headers?: Record<string, string>
}

export type HandlerRequest<R extends RouteDefinition> = RouteRequest<R> & {
  /** Null on public routes only. */
  caller: R['auth'] extends 'public' ? null : Caller
  headers: Record<string, string | string[] | undefined>
  /** Aborts when the client goes away. */
  signal: AbortSignal
}

export type HandlerAnswer<R extends RouteDefinition> = R['response'] extends 'binary'
  ? BinaryAnswer
  : RouteResponse<R>

/** A route of the contract with what answers it. */
export type RouteHandler = {
  route: RouteDefinition
  handle: (request: HandlerRequest<RouteDefinition>) => Promise<unknown>
}

/** Binds a route to its handler; the types of both are the route's. */
export const answer = <R extends RouteDefinition>(
  route: R,
  handle: (request: HandlerRequest<R>) => Promise<HandlerAnswer<R>>,
): RouteHandler => ({ route, handle: handle as RouteHandler['handle'] })
