import type { Queryable } from '#server/platform/database/pool.ts'
import { newId } from '#server/platform/ids.ts'
import { insertAudit } from './accounts.store.ts'

export type AuditEntry = {
  userId: string
  at: Date
  /** Who did it: 'operator' from the command line. */
  actor: string
  /** What was done, such as 'user.lock'. */
  action: string
  /** Never empty. */
  reason: string
  /** Ids, states before and after; no content of the user's. */
  details?: Record<string, unknown>
}

/** Writes down what was done to an account, in the transaction that does it. */
export const recordAudit = (db: Queryable, { details = {}, ...entry }: AuditEntry): Promise<void> =>
  insertAudit(db, { ...entry, id: newId(), details })
