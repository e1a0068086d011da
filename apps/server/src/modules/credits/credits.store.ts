import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { type CreditUnit, creditBalances, creditEntries, creditReservations } from './credits.tables.ts'
import type { Purse, PurseBalance } from './split.rules.ts'

type PurseKey = Purse & { userId: string; unit: CreditUnit }
export type NewEntry = PurseKey & {
  kind: 'grant' | 'reserve' | 'capture' | 'release'
  amount: number
  reservationId: string | null
  stepKey: string
  createdAt: Date
}
export type Reservation = typeof creditReservations.$inferSelect

const purseIs = ({ userId, unit, source, bucket }: PurseKey) =>
  and(
    eq(creditBalances.userId, userId),
    eq(creditBalances.unit, unit),
    eq(creditBalances.source, source),
    eq(creditBalances.bucket, bucket),
  )

/** Adds an entry and moves its balance. False where the step was written before: then nothing moves. */
export const addEntry = async (tx: Transaction, entry: NewEntry): Promise<boolean> => {
  const { userId, unit, source, bucket, amount } = entry
  if (entry.kind === 'grant') {
    await tx.insert(creditBalances).values({ userId, unit, source, bucket }).onConflictDoNothing()
  }
  const written = await tx.insert(creditEntries).values(entry).onConflictDoNothing().returning()
  if (written.length === 0) return false
  if (amount !== 0) {
    await tx
      .update(creditBalances)
      .set({ balance: sql`${creditBalances.balance} + ${amount}` })
      .where(purseIs(entry))
  }
  return true
}

/** The balances of some purses, held until the transaction ends. */
export const lockPurses = async (
  tx: Transaction,
  { userId, unit, purses }: { userId: string; unit: CreditUnit; purses: readonly Purse[] },
): Promise<PurseBalance[]> => {
  const rows = await tx
    .select()
    .from(creditBalances)
    .where(and(eq(creditBalances.userId, userId), eq(creditBalances.unit, unit)))
    .orderBy(asc(creditBalances.source), asc(creditBalances.bucket))
    .for('update')
  return rows.filter((row) =>
    purses.some(({ source, bucket }) => row.source === source && row.bucket === bucket),
  )
}

export const readBalance = async (
  db: Queryable,
  { userId, unit, source }: { userId: string; unit: CreditUnit; source: string },
): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${creditBalances.balance}), 0)::int` })
    .from(creditBalances)
    .where(
      and(
        eq(creditBalances.userId, userId),
        eq(creditBalances.unit, unit),
        eq(creditBalances.source, source),
      ),
    )
  return row?.sum ?? 0
}

/** What one purse holds; none is empty. */
export const readPurse = async (db: Queryable, key: PurseKey): Promise<number> => {
  const [row] = await db.select({ balance: creditBalances.balance }).from(creditBalances).where(purseIs(key))
  return row?.balance ?? 0
}

/** What was ever granted from one source since an instant: how many grants, and how many credits. */
export const readGranted = async (
  db: Queryable,
  { userId, source, since }: { userId: string; source: string; since: Date },
): Promise<{ grants: number; credits: number }> => {
  const [row] = await db
    .select({ grants: sql<number>`count(*)::int`, credits: sql<number>`coalesce(sum(amount), 0)::int` })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.source, source),
        eq(creditEntries.kind, 'grant'),
        gte(creditEntries.createdAt, since),
      ),
    )
  return row ?? { grants: 0, credits: 0 }
}

/** Opens a reservation. Null where this subject has one already. */
export const insertReservation = async (
  tx: Transaction,
  row: Omit<Reservation, 'state' | 'endedAt'>,
): Promise<Reservation | null> => {
  const [written] = await tx
    .insert(creditReservations)
    .values({ ...row, state: 'reserved' })
    .onConflictDoNothing()
    .returning()
  return written ?? null
}

/** Ends a reservation that is still open. False where it has ended already. */
export const endReservation = async (
  tx: Transaction,
  options: { userId: string; id: string; state: 'captured' | 'released'; at: Date },
): Promise<boolean> => {
  const { userId, id, state, at } = options
  const rows = await tx
    .update(creditReservations)
    .set({ state, endedAt: at })
    .where(
      and(
        eq(creditReservations.userId, userId),
        eq(creditReservations.id, id),
        eq(creditReservations.state, 'reserved'),
      ),
    )
    .returning({ id: creditReservations.id })
  return rows.length > 0
}

export const readReserveEntries = (tx: Transaction, { userId, id }: { userId: string; id: string }) =>
  tx
    .select()
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        eq(creditEntries.reservationId, id),
        eq(creditEntries.kind, 'reserve'),
      ),
    )
