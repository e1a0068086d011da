import { and, asc, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { type CompanionRow, companionDeletions, companions } from './companions.tables.ts'

type Key = { userId: string; id: string }
const companionIs = ({ userId, id }: Key) => and(eq(companions.userId, userId), eq(companions.id, id))

/** When a user's counted deletions were. */
export const listDeletions = async (db: Queryable, userId: string): Promise<Date[]> => {
  const rows = await db
    .select({ at: companionDeletions.deletedAt })
    .from(companionDeletions)
    .where(eq(companionDeletions.userId, userId))
    .orderBy(asc(companionDeletions.deletedAt))
  return rows.map(({ at }) => at)
}

export const countDeletion = async (
  tx: Transaction,
  { userId, id, at }: Key & { at: Date },
): Promise<void> => {
  await tx.insert(companionDeletions).values({ userId, companionId: id, deletedAt: at }).onConflictDoNothing()
}

export const giveDeletionBack = async (tx: Transaction, { userId, id }: Key): Promise<void> => {
  await tx
    .delete(companionDeletions)
    .where(and(eq(companionDeletions.userId, userId), eq(companionDeletions.companionId, id)))
}

/** A companion whether deleted or not, held until the transaction ends. */
export const lockRow = async (tx: Transaction, key: Key): Promise<CompanionRow | undefined> => {
  const [row] = await tx.select().from(companions).where(companionIs(key)).for('update')
  return row
}

export const setDeleted = async (
  tx: Transaction,
  { at, ...key }: Key & { at: Date | null },
): Promise<void> => {
  await tx.update(companions).set({ deletedAt: at }).where(companionIs(key))
}

export const removeRow = async (tx: Transaction, key: Key): Promise<void> => {
  await tx.delete(companions).where(companionIs(key))
}

/** A user's deleted companions, the latest first. */
export const listDeletedRows = (db: Queryable, userId: string): Promise<CompanionRow[]> =>
  db
    .select()
    .from(companions)
    .where(and(eq(companions.userId, userId), isNotNull(companions.deletedAt)))
    .orderBy(desc(companions.deletedAt))

/** Companions of anyone whose time to be brought back is over. */
export const listExpired = (db: Queryable, deletedBefore: Date): Promise<Key[]> =>
  db
    .select({ userId: companions.userId, id: companions.id })
    .from(companions)
    .where(lt(companions.deletedAt, deletedBefore))
    .limit(100)
