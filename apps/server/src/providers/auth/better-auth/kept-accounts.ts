import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { newId } from '#server/platform/ids.ts'
import { AccountRefusedError, type KeptAccounts } from '../port.ts'
import { resetPage } from './addresses.ts'
import { findAccount, insertAccount } from './better-auth.store.ts'
import type { Library } from './library.ts'
import { isUsername, normalised, passwordLength, usernameLength } from './names.rules.ts'

const linkLifeMs = 60 * 60_000

const isTaken = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return (error as { code?: unknown }).code === '23505' || isTaken(error.cause)
}

const assertUsable = (account: { email: string; username: string | null; password: string }): void => {
  const { email, username, password } = account
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email))
    throw new AccountRefusedError(`'${email}' is no mail address.`)
  if (username !== null && !isUsername(username))
    throw new AccountRefusedError(
      `A username has ${usernameLength.min} to ${usernameLength.max} letters, digits, dots or underscores.`,
    )
  if (password.length < passwordLength.min || password.length > passwordLength.max)
    throw new AccountRefusedError(`A password has ${passwordLength.min} to ${passwordLength.max} characters.`)
}

/** The operator's hand on the accounts that this installation keeps. */
export const createKeptAccounts = (options: {
  db: Database
  clock: Clock
  library: () => Promise<Library>
}): KeptAccounts => {
  const { db, clock, library } = options
  return {
    find: (name) => findAccount(db, name),

    add: async (account) => {
      assertUsable(account)
      const email = normalised(account.email)
      const username = account.username === null ? null : normalised(account.username)
      const { password } = await (await library()).$context
      const id = newId()
      const hash = await password.hash(account.password)
      try {
        await insertAccount(db, { id, accountId: newId(), email, username, hash, now: clock.now() })
      } catch (error) {
        if (!isTaken(error)) throw error
        throw new AccountRefusedError('An account with this address or username exists already.', {
          cause: error,
        })
      }
      return { subject: id, profile: { email, username, emailVerified: false } }
    },

    resetPath: async (subject) => {
      const { internalAdapter } = await (await library()).$context
      const token = randomBytes(24).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + linkLifeMs)
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: subject,
        expiresAt,
      })
      return { path: resetPage(token), expiresAt }
    },
  }
}
