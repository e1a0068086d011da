import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { type CompanionRow, companions, type NewCompanionRow } from './companions.tables.ts'

const living = (userId: string) => and(eq(companions.userId, userId), isNull(companions.deletedAt))

/** A user's companions, newest first; ids decide between equal times (companions § 6). */
export const listRows = (db: Queryable, userId: string): Promise<CompanionRow[]> =>
  db.select().from(companions).where(living(userId)).orderBy(desc(companions.createdAt), desc(companions.id))

export const readRow = async (
  db: Queryable,
  { userId, id }: { userId: string; id: string },
): Promise<CompanionRow | undefined> => {
  const [row] = await db
    .select()
    .from(companions)
    .where(and(living(userId), eq(companions.id, id)))
  return row
}

export const countRows = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(companions).where(living(userId))
  return row?.count ?? 0
}

export const insertRow = async (tx: Transaction, row: NewCompanionRow): Promise<CompanionRow> => {
  const [written] = await tx.insert(companions).values(row).returning()
  if (!written) throw new Error('the companion was not written')
  return written
}

export const updateRow = async (
  tx: Transaction,
  { userId, id, changes }: { userId: string; id: string; changes: Partial<NewCompanionRow> },
): Promise<void> => {
  await tx
    .update(companions)
    .set(changes)
    .where(and(living(userId), eq(companions.id, id)))
}
