import { type Companion, companionSchema, routes, tiers } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { createEvents } from '../../platform/events.ts'
import { createTestAccount } from '../../testing/account.ts'
import { testClock } from '../../testing/clock.ts'
import { createTestCompanion, mara } from '../../testing/companion.ts'
import { callHandler } from '../../testing/handlers.ts'
import { grantTier } from '../plans/index.ts'
import { type CompanionEvents, companionRoutes } from './index.ts'

const { db } = await testDatabase()
const clock = testClock('2026-11-21T12:00:00Z')
const events = createEvents<CompanionEvents>()
const deps = { db, clock, events }
const handlers = companionRoutes(deps)

let userId: string
beforeEach(async () => {
  userId = await createTestAccount(db)
})

const create = (payload: Parameters<typeof createTestCompanion>[1]['payload'] = mara, owner = userId) => {
  clock.advance(1000)
  return createTestCompanion(deps, { userId: owner, payload })
}
const list = (owner = userId) => callHandler<Companion[]>(handlers, routes.listCompanions, { userId: owner })
const get = (id: string, owner = userId) =>
  callHandler<Companion>(handlers, routes.getCompanion, { userId: owner, params: { id } })
const setTier = (tier: keyof typeof tiers) => transaction(db, (tx) => grantTier(tx, { userId, tier }))

describe('creation', () => {
  test('what the form leaves out has its default', async () => {
    expect(await create()).toMatchObject({
      ...mara,
      age: 25,
      skinTone: 'medium',
      communicationStyle: 'casual',
      dominantPersonality: 'friendly',
      personality: 'friendly',
      style: 'realistic',
      behavior: 'sweet',
      memoryLength: 'medium',
      nsfwAllowed: false,
      interests: [],
      personalityTraits: [],
      traits: [],
      eyesDescription: null,
      profileImageUrl: null,
      imageGenerationCount: 0,
      telegramConnected: false,
      isDeleted: false,
      resting: false,
    })
  })

  test('lists come as lists, as JSON text or as comma text; doubles and blanks go', async () => {
    await setTier('pro')
    const made = await Promise.all([
      create({ ...mara, interests: [' tea ', 'tea', ''] }),
      create({ ...mara, interests: '["tea", "moths"]' }),
      create({ ...mara, interests: 'tea, moths,, tea' }),
    ])
    expect(made.map(({ interests }) => interests)).toEqual([['tea'], ['tea', 'moths'], ['tea', 'moths']])
  })

  test('she is read back as she was answered, and her shape is the contract’s', async () => {
    const made = await create({ ...mara, age: '31', eyesDescription: '  green ', vibeEnergy: '' })
    expect(made).toMatchObject({ age: 31, eyesDescription: 'green', vibeEnergy: null })
    expect(companionSchema.parse(made)).toEqual(made)
    expect(await get(made.id)).toEqual(made)
    expect(await list()).toEqual([made])
  })

  test.each([
    ['no name', { ...mara, name: '   ' }, 'companion.required_fields', 'name'],
    ['no description', { ...mara, description: '' }, 'companion.required_fields', 'description'],
    ['17 years', { ...mara, age: 17 }, 'companion.age_minimum', 'age'],
    ['a negative age', { ...mara, age: -30 }, 'companion.age_minimum', 'age'],
    [
      'a word of the filter',
      { ...mara, clothingStyle: 'LINGERIE' },
      'companion.restricted_words',
      'clothingStyle',
    ],
    ['adult content on free', { ...mara, nsfwAllowed: true }, 'companion.nsfw_tier', 'nsfwAllowed'],
    ['25, and 14 in words', { ...mara, age: 25, description: 'she is 14' }, 'safety.minor', 'description'],
    [
      'a sign of a child in a list',
      { ...mara, interests: ['tea', 'being fifteen years old'] },
      'safety.minor',
      'interests',
    ],
  ])('%s is refused, and nothing is written', async (_, payload, code, field) => {
    await expect(create(payload)).rejects.toMatchObject({ code, field })
    expect(await list()).toEqual([])
  })

  test('the filter names the first three words; it stands aside from Deep Bond on', async () => {
    const payload = { ...mara, vibeEnergy: 'sexy, seductive', bodyDescription: 'naked and nude' }
    await expect(create(payload)).rejects.toThrow(
      /^NSFW content is only available for Pro and Premium users\. Please remove words like "[a-z]+, [a-z]+, [a-z]+" to continue\.$/,
    )
    await setTier('pro')
    expect(await create({ ...payload, nsfwAllowed: true })).toMatchObject({ nsfwAllowed: true })
  })

  test('the rules on age hold on every tier', async () => {
    await setTier('premium')
    await expect(create({ ...mara, vibeEnergy: 'like a schoolgirl' })).rejects.toMatchObject({
      code: 'safety.minor',
    })
  })

  test('who listens to her creation stands in its transaction: his failure undoes her', async () => {
    const failing = createEvents<CompanionEvents>()
    failing.on('companion.created', () => {
      throw new Error('no portrait can be queued')
    })
    const attempt = createTestCompanion({ ...deps, events: failing }, { userId })
    await expect(attempt).rejects.toThrow('no portrait can be queued')
    expect(await list()).toEqual([])
  })
})

describe('the limit', () => {
  test.each(Object.values(tiers))('$label holds $maxCompanions', async ({ key, maxCompanions }) => {
    await setTier(key)
    for (let made = 0; made < maxCompanions; made += 1) await create()
    await expect(create()).rejects.toMatchObject({ code: 'companion.limit_reached', status: 403 })
    expect(await list()).toHaveLength(maxCompanions)
  })

  test('50 at the same time with one place left: one passes', async () => {
    await setTier('pro')
    await create()
    await create()
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => create()))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.filter((result) => result.status === 'rejected')
    expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['companion.limit_reached']))
    expect(await list()).toHaveLength(3)
  }, 60_000)

  test('beyond a smaller plan the oldest rest, and are still read', async () => {
    await setTier('pro')
    const made = [await create(), await create(), await create()]
    await setTier('free')
    const listed = await list()
    expect(listed.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())
    expect(listed.map(({ resting }) => resting)).toEqual([false, true, true])
    expect(await get(made[0]?.id ?? '')).toMatchObject({ resting: true })
  })
})

describe('reading', () => {
  test.each([
    ['no id at all', 'nothing'],
    ['an id that nobody has', '00000000-0000-4000-8000-000000000000'],
    ['SQL', "' or 1=1 --"],
    ['a NUL', '\u0000'],
  ])('%s is not found', async (_, id) => {
    await create()
    await expect(get(id)).rejects.toMatchObject({ code: 'companion.not_found', status: 404 })
  })

  test("another user's is not found, and not listed", async () => {
    const made = await create()
    const other = await createTestAccount(db)
    await expect(get(made.id, other)).rejects.toMatchObject({ code: 'companion.not_found' })
    expect(await list(other)).toEqual([])
  })

  test('a deleted one is not found, and gives her place back', async () => {
    const made = await create()
    await db.execute(sql`update companions set deleted_at = now() where user_id = ${userId}`)
    await expect(get(made.id)).rejects.toMatchObject({ code: 'companion.not_found' })
    expect(await list()).toEqual([])
    expect(await create()).toMatchObject({ name: mara.name })
  })

  test('the dashboard shows the user and his companions', async () => {
    const made = await create()
    expect(await callHandler(handlers, routes.getDashboard, { userId })).toEqual({
      user: { id: userId },
      companions: [made],
    })
  })
})

test('the database holds nobody under 18', async () => {
  const made = await create()
  const attempt = db.execute(sql`update companions set age = 17 where id = ${made.id}`)
  await expect(attempt).rejects.toMatchObject({ cause: { code: '23514' } })
})
