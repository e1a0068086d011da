/** Structured logs: no bodies, no tokens, no queries, no signed addresses, no content. */
import { type Logger, pino } from 'pino'

export type { Logger }

type RequestLike = { method?: string; url?: string; id?: unknown }
type ErrorLike = { name?: string; code?: unknown; stack?: string; cause?: unknown }

/** The path of a request without its query, where tokens and texts would be. */
const loggedPath = (url: string | undefined): string => (url ?? '').split('?', 1)[0] ?? ''

/** Class, code and place of an error. Messages stay out: a database's quotes the row that it refused. */
export const loggedError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, code, stack, cause } = error as ErrorLike
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    name,
    ...(code === undefined ? {} : { code }),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  }
}

export const createLogger = (options: { level: string; pretty?: boolean }): Logger =>
  pino({
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      req: (request: RequestLike) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: loggedError,
    },
  })
