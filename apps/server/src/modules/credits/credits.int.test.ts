import { randomUUID } from 'node:crypto'
import { tiers } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { createTestAccount } from '../../testing/account.ts'
import { addEntry } from './credits.store.ts'
import {
  capture,
  grantSetupCredits,
  grantStartingCredits,
  readExtraCredits,
  readTrialSpent,
  release,
  reserve,
} from './index.ts'
import { balancesOf, entrySumsOf, grantImages, type ImageSource } from './testing/ledger.ts'

const { db } = await testDatabase()
const at = new Date('2026-11-21T12:00:00Z')
const purses = (['purchased', 'tier', 'free_trial'] as const).map((source) => ({
  source,
  bucket: source === 'tier' ? 'window' : '',
}))

let userId: string
beforeEach(async () => {
  userId = await createTestAccount(db)
})

const grant = (source: ImageSource, amount: number, stepKey = `grant:${source}`) =>
  grantImages(db, { userId, source, amount, stepKey, at })

const take = (cost: number, subject: string = randomUUID()) =>
  transaction(db, (tx) => reserve(tx, { userId, unit: 'image', purpose: 'image', subject, cost, purses, at }))

const finish = (step: typeof capture, reservationId: string) =>
  transaction(db, (tx) => step(tx, { userId, reservationId, at }))

describe('grants', () => {
  test('an account begins with 100 message credits, once, and no image credits', async () => {
    const give = () => transaction(db, (tx) => grantStartingCredits(tx, { userId, at }))
    expect(await give()).toBe(true)
    expect(await give()).toBe(false)
    expect(await readExtraCredits(db, userId)).toEqual({ messages: 100, images: 0 })
  })

  test('a companion brings three setup credits, bound to her, once', async () => {
    const companionId = randomUUID()
    const give = () =>
      transaction(db, (tx) => grantSetupCredits(tx, { userId, companionId, tier: tiers.free, at }))
    expect(await give()).toBe(true)
    expect(await give()).toBe(false)
    expect(await balancesOf(db, userId)).toEqual({ [`free_setup/${companionId}`]: 3 })
  })

  test('setup credits come with at most maxCompanions + maxDeletions companions in 30 days', async () => {
    const { maxCompanions, maxDeletions } = tiers.free
    const give = (when: Date) =>
      transaction(db, (tx) =>
        grantSetupCredits(tx, { userId, companionId: randomUUID(), tier: tiers.free, at: when }),
      )
    for (let made = 0; made < maxCompanions + maxDeletions; made += 1) expect(await give(at)).toBe(true)
    expect(await give(at)).toBe(false)
    expect(await give(new Date('2026-12-21T11:59:59Z'))).toBe(false)
    expect(await give(new Date('2026-12-21T12:00:01Z'))).toBe(true)
  })
})

describe('reservations', () => {
  test('a cost is split over sources in their order, and released to each exactly as taken', async () => {
    await grant('purchased', 5)
    await grant('tier', 1)
    await grant('free_trial', 1)
    const reservation = await take(4)
    expect(await balancesOf(db, userId)).toEqual({ 'free_trial/': 0, 'tier/window': 0, 'purchased/': 3 })

    expect(await finish(release, reservation)).toBe(true)
    expect(await balancesOf(db, userId)).toEqual({ 'free_trial/': 1, 'tier/window': 1, 'purchased/': 5 })
  })

  test('a second release gives nothing more, and a released cost cannot be captured', async () => {
    await grant('purchased', 2)
    const reservation = await take(2)
    await finish(release, reservation)
    expect(await finish(release, reservation)).toBe(false)
    expect(await finish(capture, reservation)).toBe(false)
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 2 })
  })

  test('a captured cost is spent: neither a second capture nor a release moves anything', async () => {
    await grant('purchased', 2)
    const reservation = await take(2)
    expect(await finish(capture, reservation)).toBe(true)
    expect(await finish(capture, reservation)).toBe(false)
    expect(await finish(release, reservation)).toBe(false)
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 0 })
    const { rows } = await db.execute(
      sql`select count(*)::int as n from credit_entries where user_id = ${userId} and kind = 'capture'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('too little is refused and nothing is written', async () => {
    await grant('purchased', 1)
    await expect(take(2)).rejects.toMatchObject({ code: 'credits.insufficient', status: 403 })
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 1 })
    const { rows } = await db.execute(sql`select 1 from credit_reservations where user_id = ${userId}`)
    expect(rows).toEqual([])
  })

  test('the same subject reserves once', async () => {
    await grant('purchased', 9)
    await take(1, 'the image')
    await expect(take(1, 'the image')).rejects.toThrow('has a reservation already')
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 8 })
  })

  test('20 parallel reservations of 5 credits: five pass', async () => {
    await grant('purchased', 5)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => take(1)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 0 })
    expect(await entrySumsOf(db, userId)).toEqual({ 'purchased/': 0 })
  })

  test('a reservation whose transaction rolls back does not exist', async () => {
    await grant('purchased', 1)
    const attempt = transaction(db, async (tx) => {
      await reserve(tx, { userId, unit: 'image', purpose: 'image', subject: 'x', cost: 1, purses, at })
      throw new Error('something after it')
    })
    await expect(attempt).rejects.toThrow('something after it')
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 1 })
    expect(await take(1)).toBeTruthy()
  })

  test("nobody ends another user's reservation", async () => {
    await grant('purchased', 1)
    const reservation = await take(1)
    const other = await createTestAccount(db)
    const steal = transaction(db, (tx) => release(tx, { userId: other, reservationId: reservation, at }))
    expect(await steal).toBe(false)
    expect(await balancesOf(db, userId)).toEqual({ 'purchased/': 0 })
  })

  test('trial credits count as spent while they are reserved', async () => {
    await grant('free_trial', 3)
    const reservation = await take(2)
    expect(await readTrialSpent(db, userId)).toBe(2)
    await finish(release, reservation)
    expect(await readTrialSpent(db, userId)).toBe(0)
  })
})

describe('the database itself', () => {
  const refused = async (statement: ReturnType<typeof sql>) =>
    db.execute(statement).then(
      () => 'accepted',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    )

  test('entries cannot be changed or taken out', async () => {
    await grant('purchased', 1)
    const restricted = '23001'
    expect(await refused(sql`update credit_entries set amount = 100 where user_id = ${userId}`)).toBe(
      restricted,
    )
    expect(await refused(sql`delete from credit_entries where user_id = ${userId}`)).toBe(restricted)
  })

  test('a balance never goes below zero', async () => {
    await grant('purchased', 1)
    expect(await refused(sql`update credit_balances set balance = -1 where user_id = ${userId}`)).toBe(
      '23514',
    )
  })

  test.each([
    ['a grant that takes', { kind: 'grant', amount: -1, reservationId: null }],
    ['a reservation that gives', { kind: 'reserve', amount: 1, reservationId: randomUUID() }],
    ['a reservation entry without its reservation', { kind: 'reserve', amount: -1, reservationId: null }],
    ['a capture that moves credits', { kind: 'capture', amount: -1, reservationId: randomUUID() }],
    ['a release that takes', { kind: 'release', amount: -1, reservationId: randomUUID() }],
  ] as const)('%s is refused', async (_, entry) => {
    await grant('purchased', 5)
    const attempt = transaction(db, (tx) =>
      addEntry(tx, {
        userId,
        unit: 'image',
        source: 'purchased',
        bucket: '',
        stepKey: 'wrong',
        createdAt: at,
        ...entry,
      }),
    )
    await expect(attempt).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test('a source that is none of the four is refused, and so is a purse with the wrong binding', async () => {
    const insert = (source: string, bucket: string) =>
      refused(
        sql`insert into credit_balances (user_id, unit, source, bucket) values (${userId}, 'image', ${source}, ${bucket})`,
      )
    expect(await insert('gift', '')).toBe('23514')
    expect(await insert('tier', '')).toBe('23514')
    expect(await insert('purchased', 'a window')).toBe('23514')
  })

  test('the whole ledger of an account goes with it', async () => {
    await grant('purchased', 2)
    await take(1)
    await db.execute(sql`delete from users where user_id = ${userId}`)
    const { rows } = await db.execute(sql`select 1 from credit_entries where user_id = ${userId}`)
    expect(rows).toEqual([])
  })
})
