import type { CreditSource } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addEntry } from '../credits.store.ts'

export type ImageSource = Exclude<CreditSource, 'free_setup'>

/** Balances of image credits by 'source/bucket', as the balance rows say. */
export const balancesOf = async (db: Database, userId: string): Promise<Record<string, number>> => {
  const { rows } = await db.execute<{ purse: string; balance: number }>(sql`
    select source || '/' || bucket as purse, balance from credit_balances
    where user_id = ${userId} and unit = 'image'`)
  return Object.fromEntries(rows.map(({ purse, balance }) => [purse, balance]))
}

/** The same, summed from the entries. */
export const entrySumsOf = async (db: Database, userId: string): Promise<Record<string, number>> => {
  const { rows } = await db.execute<{ purse: string; balance: number }>(sql`
    select source || '/' || bucket as purse, sum(amount)::int as balance from credit_entries
    where user_id = ${userId} and unit = 'image' group by 1`)
  return Object.fromEntries(rows.map(({ purse, balance }) => [purse, balance]))
}

/** Gives image credits of one source; tier credits go to one window. */
export const grantImages = (
  db: Database,
  options: { userId: string; source: ImageSource; amount: number; stepKey: string; at: Date },
): Promise<boolean> => {
  const { userId, source, amount, stepKey, at } = options
  return transaction(db, (tx) =>
    addEntry(tx, {
      userId,
      unit: 'image',
      source,
      bucket: source === 'tier' ? 'window' : '',
      kind: 'grant',
      amount,
      reservationId: null,
      stepKey,
      createdAt: at,
    }),
  )
}
