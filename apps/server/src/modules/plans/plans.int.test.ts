import { type TierKey, tierKeys, tiers } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { createTestAccount } from '../../testing/account.ts'
import { grantTier, lockEntitlement, openPlan, readEntitlement, revokeTier } from './index.ts'

const { db } = await testDatabase()
const createdAt = new Date('2026-01-31T17:45:00Z')
const nobody = '00000000-0000-4000-8000-000000000000'

const grant = (userId: string, tier: TierKey) => transaction(db, (tx) => grantTier(tx, { userId, tier }))

test('an account starts free, and its months begin on the day of its creation', async () => {
  const userId = await createTestAccount(db, { createdAt })
  expect(await readEntitlement(db, userId)).toEqual({
    tier: tiers.free,
    windowAnchor: new Date('2026-01-31T00:00:00Z'),
    subscriptionStatus: null,
    subscriptionEndsAt: null,
    stripeCustomerId: null,
  })
})

test('opening a plan again changes nothing', async () => {
  const userId = await createTestAccount(db, { createdAt })
  await transaction(db, (tx) => openPlan(tx, { userId, createdAt: new Date(), tier: 'premium' }))
  expect(await readEntitlement(db, userId)).toMatchObject({ tier: tiers.free })
})

test.each(tierKeys)('DEFAULT_TIER %s holds from the first day', async (tier) => {
  const userId = await createTestAccount(db, { tier })
  expect(await readEntitlement(db, userId)).toMatchObject({
    tier: tiers[tier],
    subscriptionStatus: tier === 'free' ? null : 'granted',
  })
})

test('an operator grants a tier and takes it back; the month keeps its start', async () => {
  const userId = await createTestAccount(db, { createdAt })
  expect(await grant(userId, 'lifetime')).toBe('free')
  expect(await readEntitlement(db, userId)).toMatchObject({
    tier: tiers.lifetime,
    subscriptionStatus: 'granted',
    windowAnchor: new Date('2026-01-31T00:00:00Z'),
  })
  expect(await transaction(db, (tx) => revokeTier(tx, { userId }))).toBe('lifetime')
  expect(await readEntitlement(db, userId)).toMatchObject({ tier: tiers.free, subscriptionStatus: null })
})

test('a user without a plan may do nothing', async () => {
  await expect(readEntitlement(db, nobody)).rejects.toMatchObject({ code: 'auth.required' })
  await expect(grant(nobody, 'pro')).rejects.toMatchObject({ code: 'auth.required' })
})

test('whoever asks for the held entitlement waits until the first transaction ends', async () => {
  const userId = await createTestAccount(db)
  const order: string[] = []
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: held, resolve: holds } = Promise.withResolvers<void>()
  const first = transaction(db, async (tx) => {
    await lockEntitlement(tx, userId)
    holds()
    await mayEnd
    order.push('first')
  })
  await held
  const second = transaction(db, async (tx) => {
    await lockEntitlement(tx, userId)
    order.push('second')
  })
  // Another user's plan is free all the while.
  await transaction(db, (tx) => createTestAccount(db).then((other) => lockEntitlement(tx, other)))
  end()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

test('the database knows no other tier', async () => {
  const userId = await createTestAccount(db)
  const attempt = db.execute(sql`update user_plans set tier = 'ultra' where user_id = ${userId}`)
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23514' } })
})
