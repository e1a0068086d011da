import type { Queryable, Transaction } from './pool.ts'

export type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/**
 * Runs one use case in one transaction: commits when `work` resolves, rolls back when it rejects and
 * passes the rejection on. Inside an open transaction it becomes a savepoint of that one. `work` must do no
 * waiting on anything but the database: it holds a connection.
 */
export function transaction<Result>(
  db: Queryable,
  work: (tx: Transaction) => Promise<Result>,
  options: { isolation?: Isolation } = {},
): Promise<Result> {
  return db.transaction(work, options.isolation ? { isolationLevel: options.isolation } : undefined)
}
