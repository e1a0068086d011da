/** From a bearer token to the user who makes the request. */
import type { Clock } from '#server/platform/clock.ts'
import type { Listener } from '#server/platform/database/listen.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { EventBus } from '#server/platform/events.ts'
import { ExpiringCache } from '#server/platform/expiring-cache.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Logger } from '#server/platform/logger/logger.ts'
import {
  type AuthProvider,
  AuthUnavailableError,
  InvalidTokenError,
  type VerifiedToken,
} from '#server/providers/auth/port.ts'
import { channel, readNotice } from './accounts.channel.ts'
import type { AccountEvents } from './accounts.events.ts'
import { type AccountStanding, assertStanding, hasChanged, standingLife } from './accounts.rules.ts'
import { findAccountOf, updateProfile } from './accounts.store.ts'
import { seeIdentity } from './first-sight.ts'

export type AccountsDeps = {
  db: Database
  auth: AuthProvider
  events: Pick<EventBus<AccountEvents>, 'emit'>
  clock: Clock
  logger: Logger
  listener: Listener
}

const maxKept = 20_000
const gone = { userId: '', isLocked: false, tokensValidAfter: 0 }

/** What an issuer's failure means to the caller. */
export const asCallerError = (error: unknown): unknown => {
  if (error instanceof InvalidTokenError) return new AppError('auth.required', { cause: error })
  if (error instanceof AuthUnavailableError) return new AppError('server.unavailable', { cause: error })
  return error
}

export type Authenticator = {
  /** Throws `auth.required`, `auth.locked` or `server.unavailable`. */
  authenticate: (bearer: string) => Promise<Caller>
  /** Forgets what is kept of a user and tells this process that his sessions have ended. */
  endHere: (userId: string) => Promise<void>
  forgetUser: (userId: string) => void
  /** Forgets everything: notifications may have been missed. */
  forgetAll: () => void
}

export const createAuthenticator = async (deps: AccountsDeps): Promise<Authenticator> => {
  const { db, auth, events, clock, logger, listener } = deps
  const kept = new ExpiringCache<AccountStanding>({ clock, lifeMs: standingLife, maxEntries: maxKept })

  const look = async (token: VerifiedToken): Promise<AccountStanding> => {
    const { subject, sessionId } = token
    const { sessionStands, profile } = await auth.look(token)
    // An ended session makes no user, and his account may be gone with it.
    if (!sessionStands) return { ...gone, subject, sessionId, sessionStands }
    const account = await seeIdentity(deps, { identity: token, profile })
    if (profile && hasChanged(account.profile, profile))
      await updateProfile(db, { userId: account.userId, profile })
    const { userId, isLocked, tokensValidAfter } = account
    return { userId, subject, sessionId, sessionStands, isLocked, tokensValidAfter }
  }

  const forgetUser = (userId: string) => kept.forgetWhere((standing) => standing.userId === userId)
  const endHere = async (userId: string) => {
    forgetUser(userId)
    await events.emit('session.ended', { userId, sessionId: null })
  }

  const hear = async (payload: string): Promise<void> => {
    const notice = readNotice(payload)
    if ('userId' in notice) {
      if (notice.ended) return endHere(notice.userId)
      forgetUser(notice.userId)
      return
    }
    const { subject, sessionId } = notice
    kept.forgetWhere(
      (standing) =>
        standing.subject === subject && (sessionId === undefined || standing.sessionId === sessionId),
    )
    if (sessionId === undefined) return
    const account = await findAccountOf(db, { issuer: auth.issuer, subject })
    if (account) await events.emit('session.ended', { userId: account.userId, sessionId })
  }

  await listener.listen(channel, (payload) => {
    hear(payload).catch((error: unknown) => logger.error({ err: error }, 'accounts'))
  })

  return {
    authenticate: async (bearer) => {
      try {
        const token = await auth.verify(bearer)
        const { issuer, subject, sessionId } = token
        const standing = await kept.load(JSON.stringify([issuer, subject, sessionId]), () => look(token))
        assertStanding(standing, token)
        return { userId: standing.userId, sessionId }
      } catch (error) {
        throw asCallerError(error)
      }
    },
    endHere,
    forgetUser,
    forgetAll: () => kept.clear(),
  }
}
