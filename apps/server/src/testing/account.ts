import { randomUUID } from 'node:crypto'
import { type TierKey, termsVersion } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { openPlan } from '../modules/plans/index.ts'
import type { Database } from '../platform/database/pool.ts'
import { transaction } from '../platform/database/transaction.ts'

export type TestAccountOptions = { tier?: TierKey; createdAt?: Date; onboarded?: boolean }

/** A user with a plan, past the age and terms gate unless said otherwise. Answers his id. */
export const createTestAccount = (
  db: Database,
  { tier = 'free', createdAt = new Date(), onboarded = true }: TestAccountOptions = {},
): Promise<string> =>
  transaction(db, async (tx) => {
    const userId = randomUUID()
    await tx.execute(sql`insert into users (user_id, created_at) values (${userId}, ${createdAt})`)
    await openPlan(tx, { userId, createdAt, tier })
    if (onboarded) {
      await tx.execute(sql`
        insert into user_onboarding (user_id, age_verified_at, age_method, terms_version, terms_accepted_at)
        values (${userId}, ${createdAt}, 'self_declaration', ${termsVersion}, ${createdAt})`)
    }
    return userId
  })
