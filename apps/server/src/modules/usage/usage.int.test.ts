import { routes, tiers, type Usage, type WindowUsage } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { createTestAccount } from '../../testing/account.ts'
import { testClock } from '../../testing/clock.ts'
import { callHandler } from '../../testing/handlers.ts'
import { addEntry } from '../credits/credits.store.ts'
import { readTrialSpent, reserve } from '../credits/index.ts'
import { grantTier } from '../plans/index.ts'
import { usageRoutes } from './index.ts'

const { db } = await testDatabase()
const clock = testClock('2026-02-28T22:00:00Z')
const createdAt = new Date('2026-01-31T08:00:00Z')
const handlers = usageRoutes({ db, clock, readTrialSpent: (userId) => readTrialSpent(db, userId) })

const usageOf = (userId: string) => callHandler<Usage>(handlers, routes.getUsage, { userId })
const messagesToday = (userId: string) =>
  callHandler<WindowUsage>(handlers, routes.getMessagesToday, { userId })
const imagesThisMonth = (userId: string) =>
  callHandler<WindowUsage>(handlers, routes.getImagesThisMonth, { userId })

const use = (options: {
  userId: string
  kind: 'message' | 'image'
  period: 'day' | 'month'
  start: string
  used: number
}) =>
  db.execute(sql`
    insert into usage_windows (user_id, kind, period, window_start, used)
    values (${options.userId}, ${options.kind}, ${options.period}, ${options.start}, ${options.used})`)

test('a new account has used nothing; both names say the same', async () => {
  clock.set('2026-02-28T22:00:00Z')
  const userId = await createTestAccount(db, { createdAt })
  expect(await usageOf(userId)).toEqual({
    dailyUsed: 0,
    dailyCount: 0,
    monthlyUsed: 0,
    monthlyCount: 0,
    dailyLimit: 10,
    monthlyLimit: 200,
    dailyRemaining: 10,
    monthlyRemaining: 200,
    lastDailyReset: '2026-02-28T00:00:00.000Z',
    lastMonthlyReset: '2026-02-28T00:00:00.000Z',
    nextDailyReset: '2026-03-01T00:00:00.000Z',
    nextMonthlyReset: '2026-03-31T00:00:00.000Z',
    tier: 'free',
  })
})

test('windows open by themselves: yesterday and last month count no more', async () => {
  clock.set('2026-02-27T22:00:00Z')
  const userId = await createTestAccount(db, { createdAt })
  const message = { userId, kind: 'message' } as const
  await use({ ...message, period: 'day', start: '2026-02-27T00:00:00Z', used: 7 })
  await use({ ...message, period: 'month', start: '2026-01-31T00:00:00Z', used: 190 })
  expect(await usageOf(userId)).toMatchObject({ dailyUsed: 7, monthlyUsed: 190, dailyRemaining: 3 })
  expect(await messagesToday(userId)).toEqual({
    count: 7,
    limit: 10,
    remaining: 3,
    resetsAt: '2026-02-28T00:00:00.000Z',
  })

  clock.set('2026-02-28T00:00:00Z')
  expect(await usageOf(userId)).toMatchObject({ dailyUsed: 0, monthlyUsed: 0, monthlyRemaining: 200 })
})

test('use above a limit that has shrunk leaves nothing, never less than nothing', async () => {
  clock.set('2026-02-27T22:00:00Z')
  const userId = await createTestAccount(db, { createdAt, tier: 'premium' })
  await use({ userId, kind: 'message', period: 'day', start: '2026-02-27T00:00:00Z', used: 300 })
  await transaction(db, (tx) => grantTier(tx, { userId, tier: 'basic' }))
  expect(await usageOf(userId)).toMatchObject({ dailyUsed: 300, dailyLimit: 100, dailyRemaining: 0 })
})

test('a month keeps its use over a change of tier', async () => {
  clock.set('2026-02-27T22:00:00Z')
  const userId = await createTestAccount(db, { createdAt })
  await use({ userId, kind: 'image', period: 'month', start: '2026-01-31T00:00:00Z', used: 40 })
  await transaction(db, (tx) => grantTier(tx, { userId, tier: 'basic' }))
  expect(await imagesThisMonth(userId)).toEqual({
    count: 40,
    limit: tiers.basic.images,
    remaining: 10,
    resetsAt: '2026-02-28T00:00:00.000Z',
  })
})

test('for free the images are the trial: spent credits, no reset', async () => {
  const userId = await createTestAccount(db, { createdAt })
  const at = clock.now()
  await transaction(db, async (tx) => {
    const purse = { source: 'free_trial', bucket: '' }
    await addEntry(tx, {
      ...purse,
      userId,
      unit: 'image',
      kind: 'grant',
      amount: 3,
      reservationId: null,
      stepKey: 'grant:free_trial',
      createdAt: at,
    })
    await reserve(tx, { userId, unit: 'image', purpose: 'image', subject: 'a', cost: 2, purses: [purse], at })
  })
  expect(await imagesThisMonth(userId)).toEqual({ count: 2, limit: 3, remaining: 1, resetsAt: null })
})

test("'userId' in the query asks for nobody else", async () => {
  clock.set('2026-02-27T22:00:00Z')
  const [userId, other] = [
    await createTestAccount(db, { createdAt }),
    await createTestAccount(db, { createdAt }),
  ]
  await use({ userId: other, kind: 'message', period: 'day', start: '2026-02-27T00:00:00Z', used: 9 })
  const answer = await callHandler<Usage>(handlers, routes.getUsage, { userId, query: { userId: other } })
  expect(answer.dailyUsed).toBe(0)
})

test.each(['message', 'image'] as const)('%s use below zero is refused by the database', async (kind) => {
  const userId = await createTestAccount(db)
  const attempt = use({ userId, kind, period: 'day', start: '2026-02-27T00:00:00Z', used: -1 })
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23514' } })
})
