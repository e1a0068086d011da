import type { RouteDefinition } from '@everbond/contract'
import type { RouteHandler } from '../platform/http/handler.ts'

export type HandlerCall = {
  userId: string
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Calls what answers a route, as the registration would after its checks. */
export const callHandler = async <Answer>(
  handlers: readonly RouteHandler[],
  route: RouteDefinition,
  { userId, params, query, body }: HandlerCall,
): Promise<Answer> => {
  const handler = handlers.find((entry) => entry.route === route)
  if (!handler) throw new Error(`nothing answers ${route.method} ${route.path}`)
  const answer = await handler.handle({
    caller: { userId, sessionId: null },
    params,
    query,
    body,
    headers: {},
    signal: new AbortController().signal,
  } as never)
  return answer as Answer
}
