import { AppError } from '#server/platform/errors/app-error.ts'
import type { Profile, VerifiedToken } from '#server/providers/auth/port.ts'

/** What is kept for at most five seconds of the account and the session behind a token. */
export type AccountStanding = {
  userId: string
  subject: string
  sessionId: string | null
  sessionStands: boolean
  isLocked: boolean
  /** Milliseconds since 1970; tokens issued before it are refused. */
  tokensValidAfter: number
}

/** Milliseconds within which a lock and a sign-out act, even where no notification comes through. */
export const standingLife = 5_000

/** Throws `auth.required` where the session ended, and `auth.locked` where the account is locked. */
export const assertStanding = (standing: AccountStanding, token: VerifiedToken): void => {
  if (!standing.sessionStands || token.issuedAt.getTime() < standing.tokensValidAfter)
    throw new AppError('auth.required')
  if (standing.isLocked) throw new AppError('auth.locked')
}

/** Whether what the issuer tells now differs from what is stored. */
export const hasChanged = (stored: Profile, told: Profile): boolean =>
  stored.username !== told.username ||
  stored.email !== told.email ||
  stored.emailVerified !== told.emailVerified
