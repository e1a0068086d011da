/**
 * A route is data. From it come the server's registration, the typed client, the OpenAPI document, and the
 * sweeps of the tests.
 */
import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** public: anyone. session: a signed-in user. onboarded: one who has passed the age and terms gate. */
export type RouteAuth = 'public' | 'session' | 'onboarded'
/** Names a bucket of `rateLimits`. */
export type RateLimit = keyof typeof rateLimits

/** Requests that one user (or one address, when signed out) may make in a minute. */
export const rateLimits = {
  public: 240,
  read: 600,
  write: 120,
  costly: 30,
} as const

/** Bytes of a JSON body that are read at most. */
export const bodyLimit = 128 * 1024

type Schema = z.ZodMiniType

export type RouteDefinition = {
  method: Method
  /** With `{name}` for each parameter. */
  path: string
  auth: RouteAuth
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  /** Bytes of the body that are read at most, where that is not the common limit. */
  bodyLimit?: number
  /** The schema of a JSON answer, or 'binary' for bytes. */
  response: Schema | 'binary'
  /** What the bytes of a binary answer can be; pictures where nothing is said. */
  media?: readonly string[]
  /** The codes that this route can answer beyond those that every route can. */
  errors: readonly ErrorCode[]
  limit: RateLimit
}

/** Codes that any route can answer. */
export const commonErrors: readonly ErrorCode[] = [
  'request.invalid',
  'request.too_large',
  'request.unsupported',
  'request.misdirected',
  'request.rate_limited',
  'server.error',
  'server.starting',
  'server.unavailable',
]

export const defineRoute = <const R extends RouteDefinition>(route: R): R => route

type Input<S> = S extends Schema ? z.input<S> : undefined
type Output<S> = S extends Schema ? z.output<S> : undefined

/** What a client gives. */
export type RouteInput<R extends RouteDefinition> = (R extends { params: infer P }
  ? { params: Input<P> }
  : object) &
  (R extends { query: infer Q } ? { query?: Input<Q> } : object) &
  (R extends { body: infer B } ? { body: Input<B> } : object)

/** What a handler gets, after the checks. */
export type RouteRequest<R extends RouteDefinition> = {
  params: R extends { params: infer P } ? Output<P> : undefined
  query: R extends { query: infer Q } ? Output<Q> : undefined
  body: R extends { body: infer B } ? Output<B> : undefined
}

/** What a handler gives back and a client gets. */
export type RouteResponse<R extends RouteDefinition> = R['response'] extends Schema
  ? z.output<R['response']>
  : Blob

/** The path with its parameters filled in and encoded. */
export const pathOf = (route: RouteDefinition, params: Record<string, string> = {}): string =>
  route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
