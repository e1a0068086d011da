import type { FastifyRequest } from 'fastify'

/** Who makes a request, once a token has been verified and the account stands. */
export type Caller = {
  userId: string
  /** The session behind the token where the issuer names one. */
  sessionId: string | null
}

/** What the registration asks of the modules: they know accounts and the gate, the platform does not. */
export type Gate = {
  /** Throws `auth.required` or `auth.locked`. */
  authenticate: (bearer: string) => Promise<Caller>
  /** Throws `onboarding.required`. */
  assertOnboarded: (caller: Caller) => Promise<void>
}

/** The bearer token of a request, or null. */
export const bearerOf = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const match = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(request.headers.authorization ?? '')
  return match?.[1] ?? null
}
