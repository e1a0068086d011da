import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#server/platform/database/pool.ts'
import type { AgeMethod } from '#server/providers/age/port.ts'
import { type OnboardingRow, userOnboarding } from './onboarding.tables.ts'

export const readOnboarding = async (db: Queryable, userId: string): Promise<OnboardingRow | undefined> => {
  const [row] = await db.select().from(userOnboarding).where(eq(userOnboarding.userId, userId))
  return row
}

/** As `readOnboarding`, with a row in any case, held until the transaction ends. */
export const lockOnboarding = async (tx: Transaction, userId: string): Promise<OnboardingRow | undefined> => {
  await tx.insert(userOnboarding).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(userOnboarding).where(eq(userOnboarding.userId, userId)).for('update')
  return row
}

export const writeAge = async (
  tx: Transaction,
  { userId, method, at }: { userId: string; method: AgeMethod; at: Date },
): Promise<void> => {
  await tx
    .update(userOnboarding)
    .set({ ageVerifiedAt: at, ageMethod: method })
    .where(eq(userOnboarding.userId, userId))
}

export const writeTerms = async (
  tx: Transaction,
  { userId, version, at }: { userId: string; version: string; at: Date },
): Promise<void> => {
  await tx
    .update(userOnboarding)
    .set({ termsVersion: version, termsAcceptedAt: at })
    .where(eq(userOnboarding.userId, userId))
  await tx.execute(sql`
    insert into terms_acceptances (user_id, version, accepted_at) values (${userId}, ${version}, ${at})
    on conflict do nothing`)
}
