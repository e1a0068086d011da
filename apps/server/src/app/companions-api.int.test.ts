import { routes } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { startTestApp } from '../testing/app.ts'
import { mara } from '../testing/companion.ts'

const database = await testDatabase()
const { db } = database
const { call, people } = await startTestApp(database, { DEFAULT_TIER: 'premium' })
const [owner, stranger] = [await people.signUpOnboarded(), await people.signUpOnboarded()]

const create = (body: unknown, as = owner) => call(routes.createCompanion, { as, body })
const idOf = async (as: string): Promise<string> => (await call(routes.getUser, { as })).json().id

describe('wrong input', () => {
  test.each([
    ['name', { ...mara, name: 7 }],
    ['name', { description: mara.description }],
    ['name', { ...mara, name: null }],
    ['name', { ...mara, name: ' \n' }],
    ['name', { ...mara, name: 'x'.repeat(61) }],
    ['description', { ...mara, description: ['a'] }],
    ['description', { ...mara, description: 'x'.repeat(2001) }],
    ['age', { ...mara, age: 'thirty' }],
    ['age', { ...mara, age: 30.5 }],
    ['age', { ...mara, age: 17 }],
    ['age', { ...mara, age: '17' }],
    ['age', { ...mara, age: 1e9 }],
    ['age', { ...mara, age: {} }],
    ['skinTone', { ...mara, skinTone: 'x'.repeat(61) }],
    ['bodyDescription', { ...mara, bodyDescription: 'x'.repeat(501) }],
    ['clothingStyle', { ...mara, clothingStyle: false }],
    ['interests', { ...mara, interests: Array.from({ length: 31 }, (_, n) => `interest ${n}`) }],
    ['interests.0', { ...mara, interests: ['x'.repeat(61)] }],
    ['interests', { ...mara, interests: { 0: 'tea' } }],
    ['personalityTraits', { ...mara, personalityTraits: 5 }],
    ['nsfwAllowed', { ...mara, nsfwAllowed: 'yes' }],
    ['style', { ...mara, style: 'cubist' }],
    ['memoryLength', { ...mara, memoryLength: 'forever' }],
  ])('%s is named: %o', async (field, body) => {
    const answer = await create(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ field, error: expect.stringMatching(/\w{3}/) })
  })

  test('nothing of all that was written', async () => {
    expect((await call(routes.listCompanions, { as: owner })).json()).toEqual([])
  })
})

test('fields that nobody may set are without effect', async () => {
  const strangerId = await idOf(stranger)
  const forged = {
    id: '11111111-1111-4111-8111-111111111111',
    userId: strangerId,
    user_id: strangerId,
    owner: strangerId,
    tier: 'lifetime',
    credits: 1000,
    creditsImages: 1000,
    creditsMessages: 1000,
    imageGenerationCount: -5,
    isDeleted: true,
    deletedAt: '2020-01-01T00:00:00Z',
    resting: true,
    telegramConnected: true,
    whatsappConnected: true,
    profileImageUrl: 'https://evil.example/x.jpg',
    profileImageId: 'companion_x_1_y',
    portraitStatus: 'ready',
    imageSlot2: 'x',
    createdAt: '1999-01-01T00:00:00Z',
    onboardingComplete: true,
  }
  const before = (await call(routes.getUserPlan, { as: owner })).json()
  const made = (await create({ ...mara, ...forged })).json()
  expect(made).toMatchObject({
    imageGenerationCount: 0,
    isDeleted: false,
    resting: false,
    telegramConnected: false,
    whatsappConnected: false,
    profileImageUrl: null,
    portraitStatus: 'pending',
    imageSlot2: null,
  })
  expect(made.id).not.toBe(forged.id)
  expect(Date.parse(made.createdAt)).toBeGreaterThan(Date.parse('2026-01-01'))
  expect((await call(routes.getUserPlan, { as: owner })).json()).toEqual(before)
  expect((await call(routes.listCompanions, { as: stranger })).json()).toEqual([])
  const { rows } = await db.execute(sql`select user_id from companions where id = ${made.id}`)
  expect(rows).toEqual([{ user_id: await idOf(owner) }])
})

describe("another user's things", () => {
  /** All that could tell one answer from another, but for what differs with every answer. */
  const told = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { date: _, ...rest } = headers
    return { statusCode, headers: rest, body }
  }
  const nobodys = '22222222-2222-4222-8222-222222222222'

  test('a companion answers exactly as one that does not exist', async () => {
    const { id } = (await create(mara)).json()
    expect((await call(routes.getCompanion, { as: owner, params: { id } })).statusCode).toBe(200)
    const anothers = await call(routes.getCompanion, { as: stranger, params: { id } })
    const none = await call(routes.getCompanion, { as: stranger, params: { id: nobodys } })
    expect(told(anothers)).toEqual(told(none))
    expect(anothers.json()).toEqual({ error: 'Companion not found.', code: 'companion.not_found' })
  })

  test('an image answers exactly as one that does not exist', async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from images where user_id = ${await idOf(owner)} limit 1`,
    )
    const imageId = rows[0]?.id ?? ''
    expect(imageId).toMatch(/^companion_/)
    const anothers = await call(routes.getSecureImage, { as: stranger, params: { imageId } })
    const none = await call(routes.getSecureImage, {
      as: stranger,
      params: { imageId: `companion_${nobodys}_1_a` },
    })
    expect(told(anothers)).toEqual(told(none))
    expect(anothers.json()).toEqual({ error: 'Image not found.', code: 'image.not_found' })
  })

  test('usage answers for the caller alone', async () => {
    const userId = await idOf(owner)
    const own = await call(routes.getUsage, { as: stranger })
    const asked = await call(routes.getUsage, { as: stranger, query: { userId } })
    expect(asked.json()).toEqual(own.json())
  })
})

test('50 creations at the same time with one place left: one passes', async () => {
  const crowded = await people.signUpOnboarded()
  for (let made = 0; made < 9; made += 1) expect((await create(mara, crowded)).statusCode).toBe(200)
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(mara, crowded)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(new Set(refused.map(({ body }) => body))).toEqual(
    new Set([
      JSON.stringify({
        error: "You've reached your companion limit. Upgrade to create more companions.",
        code: 'companion.limit_reached',
        upgradeRequired: true,
      }),
    ]),
  )
  expect((await call(routes.listCompanions, { as: crowded })).json()).toHaveLength(10)
}, 60_000)
