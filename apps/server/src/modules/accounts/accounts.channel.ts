/** What processes tell each other of accounts, in the transaction that changes them. */
import { notify } from '#server/platform/database/listen.ts'
import type { Queryable } from '#server/platform/database/pool.ts'

/** Also sent on by the triggers of migration 0002. */
export const channel = 'everbond_accounts'

export type AccountNotice =
  /** An account changed; `ended` where every session of it has to go. */
  | { userId: string; ended: boolean }
  /** A session kept here ended, or (without its id) the profile of an account kept here changed. */
  | { subject: string; sessionId?: string }

export const tellAccountChanged = (
  db: Queryable,
  { userId, ended }: { userId: string; ended: boolean },
): Promise<void> =>
  notify(db, { channel, payload: JSON.stringify({ userId, ended } satisfies AccountNotice) })

export const readNotice = (payload: string): AccountNotice => JSON.parse(payload) as AccountNotice
