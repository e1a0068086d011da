import type { User } from '@everbond/contract'
import { transaction } from '#server/platform/database/transaction.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { tellAccountChanged } from './accounts.channel.ts'
import { findIdentities, readUser, setLocked, setTokensValidAfter } from './accounts.store.ts'
import { recordAudit } from './audit.ts'
import { type AccountsDeps, type Authenticator, asCallerError } from './authenticate.ts'

export type Change = {
  userId: string
  /** Who does it: 'operator' from the command line. */
  actor: string
  reason: string
}

export type AccountUseCases = {
  getUser: (userId: string) => Promise<User>
  /** Every token made so far is refused and every session that can be reached is ended. */
  signOutEverywhere: (userId: string) => Promise<void>
  /** Answers whether this changed anything. */
  lockUser: (change: Change) => Promise<boolean>
  unlockUser: (change: Change) => Promise<boolean>
}

export const createUseCases = (
  { db, auth, clock }: Pick<AccountsDeps, 'db' | 'auth' | 'clock'>,
  { endHere, forgetUser }: Pick<Authenticator, 'endHere' | 'forgetUser'>,
): AccountUseCases => ({
  getUser: async (userId) => {
    const user = await readUser(db, userId)
    if (!user) throw new AppError('auth.required')
    const { username, email, emailVerified, createdAt } = user
    return { id: userId, username, email, emailVerified, createdAt: createdAt.toISOString() }
  },

  signOutEverywhere: async (userId) => {
    const identities = await findIdentities(db, userId)
    try {
      for (const { issuer, subject } of identities)
        if (issuer === auth.issuer) await auth.endSessions(subject)
    } catch (error) {
      throw asCallerError(error)
    }
    await transaction(db, async (tx) => {
      await setTokensValidAfter(tx, { userId, instant: clock.now() })
      await tellAccountChanged(tx, { userId, ended: true })
    })
    await endHere(userId)
  },

  lockUser: async ({ userId, actor, reason }) => {
    const changed = await transaction(db, async (tx) => {
      if (!(await setLocked(tx, { userId, lockedAt: clock.now() }))) return false
      await recordAudit(tx, { userId, at: clock.now(), actor, action: 'user.lock', reason })
      await tellAccountChanged(tx, { userId, ended: true })
      return true
    })
    if (changed) await endHere(userId)
    return changed
  },

  unlockUser: async ({ userId, actor, reason }) => {
    const changed = await transaction(db, async (tx) => {
      if (!(await setLocked(tx, { userId, lockedAt: null }))) return false
      await recordAudit(tx, { userId, at: clock.now(), actor, action: 'user.unlock', reason })
      await tellAccountChanged(tx, { userId, ended: false })
      return true
    })
    if (changed) forgetUser(userId)
    return changed
  },
})
