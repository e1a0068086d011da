import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

type Check = (request: FastifyRequest) => Promise<void>

/** One address may make this many times what one user may: offices and carriers share addresses. */
const addressShare = 4

/**
 * Limits by address before anything is done, and by user once he is known. Counts live in this process: a limit is
 * a guard of the machine, not a promise, so several processes may add theirs up.
 */
export const createLimiter = (app: FastifyInstance, factor: number) => {
  const users = new WeakMap<FastifyRequest, string>()

  return (
    perMinute: number,
  ): { byAddress: Check; byUser: (r: FastifyRequest, userId: string) => Promise<void> } => {
    const max = Math.ceil(perMinute * factor)
    const address = app.createRateLimit({ max: max * addressShare, timeWindow: 60_000 })
    const user = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => users.get(request) ?? request.ip,
    })
    const enforce = async (
      check: ReturnType<FastifyInstance['createRateLimit']>,
      request: FastifyRequest,
    ) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) throw new AppError('request.rate_limited')
    }
    return {
      byAddress: (request) => enforce(address, request),
      byUser: (request, userId) => {
        users.set(request, userId)
        return enforce(user, request)
      },
    }
  }
}
