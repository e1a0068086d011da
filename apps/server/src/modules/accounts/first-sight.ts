/** A user is made the first time that his identity is seen; a hundred requests at once make one. */
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { EventBus } from '#server/platform/events.ts'
import { newId } from '#server/platform/ids.ts'
import type { Profile } from '#server/providers/auth/port.ts'
import type { AccountEvents } from './accounts.events.ts'
import {
  findAccountOf,
  type Identity,
  insertIdentity,
  insertUser,
  type StoredAccount,
} from './accounts.store.ts'

class SeenAlready extends Error {}

export type FirstSightDeps = {
  db: Database
  clock: Clock
  events: Pick<EventBus<AccountEvents>, 'emit'>
}

const unknown: Profile = { username: null, email: null, emailVerified: false }

const makeUser = async (
  tx: Transaction,
  { clock, events }: FirstSightDeps,
  { identity, profile }: { identity: Identity; profile: Profile },
): Promise<StoredAccount> => {
  const userId = newId()
  const createdAt = clock.now()
  await insertUser(tx, { userId, createdAt, ...profile })
  if (!(await insertIdentity(tx, { userId, identity }))) throw new SeenAlready()
  await events.emit('user.created', { tx, userId, createdAt })
  return { userId, profile, isLocked: false, tokensValidAfter: 0 }
}

/** Answers the account of an identity, and makes it where there is none. */
export const seeIdentity = async (
  deps: FirstSightDeps,
  { identity, profile }: { identity: Identity; profile: Profile | null },
): Promise<StoredAccount> => {
  const known = await findAccountOf(deps.db, identity)
  if (known) return known
  try {
    return await transaction(deps.db, (tx) => makeUser(tx, deps, { identity, profile: profile ?? unknown }))
  } catch (error) {
    if (!(error instanceof SeenAlready)) throw error
    const made = await findAccountOf(deps.db, identity)
    if (!made) throw error
    return made
  }
}
