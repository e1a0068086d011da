import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorBody } from '../errors/app-error.ts'
import { newErrorId } from '../ids.ts'

const fastifyCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.not_found',
}

/** What a connection says when the database is away, going away or full (PostgreSQL classes 08, 53, 57 and the socket's own). */
const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: unknown }).code
  if (typeof code === 'string' && /^(ECONN|ENOENT|EPIPE|08|53|57P)/.test(code)) return true
  if (/timeout exceeded when trying to connect|Connection terminated/i.test(error.message)) return true
  return error.cause !== undefined && isUnavailable(error.cause)
}

/** Any error as one of the catalogue. */
export const asAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const known = code === undefined ? undefined : fastifyCodes[code]
  if (known) return new AppError(known, { cause: error })
  if (statusCode === 400) return new AppError('request.invalid', { cause: error })
  return new AppError(isUnavailable(error) ? 'server.unavailable' : 'server.error', { cause: error })
}

/** Answers an error in the contract's form. Those that are the server's own fault get an id and are logged with their cause. */
export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = asAppError(error)
  if (known.status < 500) return reply.code(known.status).send(errorBody(known))
  const errorId = newErrorId()
  request.log.error({ err: error, errorId }, known.code)
  return reply.code(known.status).send(errorBody(known, errorId))
}
