/** Accounts that this installation keeps itself: Better Auth behind the port. */

import { sql } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/pool.ts'
import type { AuthProvider } from '../port.ts'
import { createVerifier } from '../tokens/verifier.ts'
import { offeredPath, signUpPath } from './addresses.ts'
import { refusal } from './answers.ts'
import {
  deleteSessions,
  readKeys,
  readLivePrivateKeys,
  readStanding,
  retireKey,
} from './better-auth.store.ts'
import { createKeptAccounts } from './kept-accounts.ts'
import {
  addressHeader,
  type Library,
  type LibraryOptions,
  loadLibrary,
  tokenAudience,
  tokenIssuer,
} from './library.ts'
import { localKeys } from './local-keys.ts'

export type BetterAuthProviderOptions = Omit<LibraryOptions, 'inBackground'> & {
  db: Database
  clock: Clock
  signups: 'open' | 'closed'
}

/** A key encrypted with another secret (a restored database without its secrets) can sign nothing: a new one follows. */
const retireForeignKeys = async ({ db, clock, logger, secret }: BetterAuthProviderOptions): Promise<void> => {
  const { symmetricDecrypt } = await import('better-auth/crypto')
  for (const { id, encrypted } of await readLivePrivateKeys(db, clock.now())) {
    try {
      await symmetricDecrypt({ key: secret, data: encrypted })
    } catch (error) {
      logger.warn(
        { err: error },
        'a signing key does not belong to the secret of this installation; replaced',
      )
      await retireKey(db, { id, now: clock.now() })
    }
  }
}

const withAddress = (request: Request, address: string): Request => {
  const headers = new Headers(request.headers)
  headers.set(addressHeader, address)
  return new Request(request, { headers })
}

export const createBetterAuthProvider = (options: BetterAuthProviderOptions): AuthProvider => {
  const { db, clock, logger, signups } = options
  const background = new Set<Promise<unknown>>()

  const inBackground = (work: Promise<unknown>) => {
    const tracked = work
      .catch((error: unknown) => logger.error({ err: error }, 'accounts'))
      .finally(() => background.delete(tracked))
    background.add(tracked)
  }
  let loading: Promise<Library> | null = null
  const load = async (): Promise<Library> => {
    await retireForeignKeys(options)
    return loadLibrary({ ...options, inBackground })
  }
  const library = (): Promise<Library> => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  return {
    issuer: tokenIssuer,
    webConfig: { kind: 'embedded' },

    verify: createVerifier({
      clock,
      issuer: tokenIssuer,
      audience: tokenAudience,
      algorithms: ['EdDSA'],
      keys: localKeys({ clock, read: () => readKeys(db, clock.now()) }),
      clockTolerance: 0,
      profileOf: () => null,
    }),
    look: ({ subject, sessionId }) => readStanding(db, { subject, sessionId, now: clock.now() }),
    endSessions: (subject) => deleteSessions(db, subject),

    handle: async (request, { address }) => {
      const path = offeredPath(request)
      if (path === null) return refusal('request.not_found')
      if (path === signUpPath && signups === 'closed') return refusal('auth.signups_closed')
      const response = await (await library()).handler(withAddress(request, address))
      if (response.status !== 429) return response
      return refusal('request.rate_limited', { 'retry-after': response.headers.get('x-retry-after') ?? '60' })
    },

    accounts: createKeptAccounts({ db, clock, library }),
    check: async () => {
      await db.execute(sql`select 1 from auth_user limit 1`)
    },
    close: async () => {
      await Promise.all(background)
    },
  }
}
