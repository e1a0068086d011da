/** The typed client: one call a route. The web, the tests and the command line share it. */
import type { ErrorBody } from './errors.ts'
import { pathOf, type RouteDefinition, type RouteInput, type RouteResponse } from './route.ts'

/** Any answer that is not OK, as '{status}: {text}' (platform § 8), with its parts. */
export class ApiError extends Error {
  readonly status: number
  /** HTTP's own words for the status; empty where the protocol carries none. */
  readonly statusText: string
  readonly body: Partial<ErrorBody>

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>, text: string) {
    const body = bodyOf(text)
    super(`${status}: ${body.error ?? (text || statusText)}`)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.body = body
  }
}

export type ClientOptions = {
  /** Origin of the server, without a trailing slash; empty for the page's own. */
  baseUrl: string
  /** Asked before each request; null sends none (platform § 7). */
  getToken: () => Promise<string | null>
  fetch?: typeof fetch
}

export type CallOptions = { signal?: AbortSignal }
export type Client = <R extends RouteDefinition>(
  route: R,
  input: RouteInput<R>,
  options?: CallOptions,
) => Promise<RouteResponse<R>>

const bodyOf = (text: string): Partial<ErrorBody> => {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** Throws the `ApiError` of an answer that is not OK. */
export const assertOk = async (response: Response): Promise<void> => {
  if (response.ok) return
  throw new ApiError(response, await response.text())
}

export const createClient = ({ baseUrl, getToken, fetch: send = fetch }: ClientOptions): Client => {
  return async (route, input, options = {}) => {
    const { params, query, body } = input as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const search = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([key, value]) =>
        value === undefined || value === null ? [] : [[key, String(value)]],
      ),
    ).toString()
    const token = route.auth === 'public' ? null : await getToken()
    const response = await send(`${baseUrl}${pathOf(route, params)}${search ? `?${search}` : ''}`, {
      method: route.method,
      credentials: 'include',
      headers: {
        ...(route.response === 'binary' ? {} : { accept: 'application/json' }),
        ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(route.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    await assertOk(response)
    return (route.response === 'binary' ? await response.blob() : await response.json()) as never
  }
}
