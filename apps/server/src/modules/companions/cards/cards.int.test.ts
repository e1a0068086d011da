import { type CardPreview, type Companion, errorCatalogue, routes } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/database/test-database.ts'
import { readChunks } from '../../../providers/images/png-chunks.ts'
import { startTestApp } from '../../../testing/app.ts'
import { sized } from '../../../testing/size.ts'
import { badCards } from './testing/bad-cards.ts'
import { asJson, asUpload, odileData, v2, v3 } from './testing/cards.ts'

const database = await testDatabase()
const { app, call, people, storage } = await startTestApp(database, { DEFAULT_TIER: 'premium' })
const { db } = database
const owner = await people.signUpOnboarded()

const preview = (body: unknown, as = owner) => call(routes.previewCard, { as, body })
const create = async (body: unknown, as = owner): Promise<Companion> =>
  (await call(routes.createCompanion, { as, body })).json()
const exported = (id: string, query: Record<string, string> = {}, as = owner) =>
  call(routes.exportCard, { as, params: { id }, query })
const erase = (id: string) =>
  call(routes.deleteCompanion, { as: owner, params: { id }, query: { erase: 'true' } })
const count = async () => (await db.execute(sql`select 1 from companions`)).rows.length

/** All of a companion that is not her own making. */
const personOf = ({ name, description, ...rest }: Companion) => {
  const { id: _, createdAt: __, portraitStatus: ___, ...person } = rest
  return { name, description, ...person }
}

test('a foreign card shows what comes in, what stays behind, and is saved by the ordinary way', async () => {
  const answer = await preview(asJson(v3()))
  expect(answer.statusCode, answer.body).toBe(200)
  const { companion, mapping, dropped, problems } = answer.json<CardPreview>()
  expect(companion).toMatchObject({ name: 'Odile', age: null, personalityTraits: ['Calm', 'Witty'] })
  expect(mapping.map(({ from, to }) => [from, to])).toEqual([
    ['name', 'name'],
    ['description', 'description'],
    ['personality', 'description'],
    ['scenario', 'description'],
    ['tags', 'personalityTraits'],
    ['tags', 'interests'],
  ])
  expect(dropped.map(({ field }) => field)).toContain('system_prompt')
  expect(JSON.stringify(companion)).not.toMatch(/Ignore all rules|You again|\{\{/)
  expect(problems).toEqual([])
  expect(await count()).toBe(0)
  const made = await create(companion)
  expect(made).toMatchObject({ name: 'Odile', age: 25, interests: ['music', 'sea'], profileImageUrl: null })
  await erase(made.id)
})

describe('a bad card', () => {
  test.each(badCards)('%s', async (_, upload, code, field) => {
    const answer = await preview(upload)
    const problem = answer.json()
    expect([answer.statusCode, problem.code, problem.field]).toEqual([
      errorCatalogue[code].status,
      code,
      field,
    ])
    expect(problem.error).toMatch(/\w{3}/)
  })

  test('made nothing', async () => {
    expect(await count()).toBe(0)
    expect({} as Record<string, unknown>).not.toHaveProperty('name')
  })

  test('a body beyond the limit is refused unread, and without a sign-in even that', async () => {
    const payload = JSON.stringify({ kind: 'json', data: 'a'.repeat(9_000_000) })
    const headers = { 'content-type': 'application/json' }
    const send = (authorization?: string) =>
      app.inject({
        method: 'POST',
        url: routes.previewCard.path,
        headers: { ...headers, ...(authorization ? { authorization } : {}) },
        payload,
      })
    expect((await send(`Bearer ${owner}`)).json()).toMatchObject({ code: 'request.too_large' })
    expect((await send()).json()).toMatchObject({ code: 'auth.required' })
  })
})

describe('there and back', () => {
  const words = (maxLength: number) =>
    fc.string({ unit: 'grapheme', maxLength }).map((text) => text.replace(/[\p{N}\p{Cs}\p{Cc}]/gu, ''))
  const some = words(60).map((text) => `cello ${text}`.slice(0, 60).trim())
  const texts = fc.option(some, { nil: null })
  const person = fc.record({
    name: some,
    description: fc.array(some, { minLength: 1, maxLength: 20 }).map((lines) => lines.join('\n')),
    age: fc.integer({ min: 18, max: 99_999 }),
    skinTone: fc.constantFrom('Fair', 'Porcelain', 'medium'),
    specialFeatures: texts,
    bodyDescription: texts,
    hairDescription: texts,
    eyesDescription: texts,
    clothingStyle: texts,
    vibeEnergy: texts,
    interests: fc.uniqueArray(some, { maxLength: 30 }),
    personalityTraits: fc.subarray(['Creative', 'Calm', 'Witty']),
    communicationStyle: fc.constantFrom('casual', 'Warm & Caring'),
    dominantPersonality: fc.constantFrom('friendly', 'Calm & Grounded'),
    nsfwAllowed: fc.boolean(),
    style: fc.constantFrom('realistic', 'anime', 'fantasy', 'portrait'),
    behavior: fc.constantFrom('sweet', 'Mysterious'),
    memoryLength: fc.constantFrom('short', 'long'),
  })
  const forms = [{ format: 'png' }, { format: 'json', spec: 'v2' }, { format: 'json', spec: 'v3' }]

  test('every companion comes back as she went, in every form', async () => {
    const run = async (body: object, query: Record<string, string>) => {
      const before = await call(routes.createCompanion, { as: owner, body })
      // Words at random may look like a sign of somebody young: such a companion was never made.
      fc.pre(before.statusCode === 200)
      const went = before.json<Companion>()
      const file = await exported(went.id, query)
      const upload =
        query.format === 'png'
          ? asUpload(file.rawPayload)
          : { kind: 'json', data: file.rawPayload.toString() }
      const answer = await preview(upload)
      expect(answer.statusCode, answer.body).toBe(200)
      const { companion, problems } = answer.json<CardPreview>()
      expect(problems).toEqual([])
      const came = await create(companion)
      expect(personOf(came)).toEqual(personOf(went))
      await erase(went.id)
      await erase(came.id)
    }
    await fc.assert(fc.asyncProperty(person, fc.constantFrom(...forms), run), {
      numRuns: sized({ small: 40, full: 2000 }),
    })
  }, 120_000)

  test('what another program changed counts, and the rest comes back', async () => {
    const went = await create({ ...odileData, description: 'A cellist.', age: 41, clothingStyle: 'Knitwear' })
    const card = (await exported(went.id, { format: 'json' })).json()
    card.data.name = 'Odette'
    card.data.scenario = 'A lighthouse.'
    const { companion } = (await preview(asJson(card))).json<CardPreview>()
    expect(companion).toMatchObject({
      name: 'Odette',
      description: 'A cellist.\n\nScenario: A lighthouse.',
      age: 41,
      clothingStyle: 'Knitwear',
    })
    await erase(went.id)
  })
})

describe('a file', () => {
  test('of JSON is named after her and says its version', async () => {
    const { id } = await create({ name: 'Zoë "Z" 百合', description: 'A potter.' })
    const answer = await exported(id, { format: 'json', spec: 'v2' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="zo_-z-__.json"; filename*=UTF-8''${encodeURIComponent('zoë-z-百合.json')}`,
    )
    expect(answer.json()).toMatchObject({
      spec: 'chara_card_v2',
      data: { name: 'Zoë "Z" 百合', first_mes: '' },
    })
    await erase(id)
  })

  test('of PNG is her picture with its mark and both versions', async () => {
    const as = await people.signUpOnboarded()
    const { id } = await create({ name: 'Odile', description: 'A cellist.' }, as)
    const bare = await exported(id, {}, as)
    expect(await sharp(bare.rawPayload).metadata()).toMatchObject({ format: 'png', width: 256 })
    const jpeg = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#a86' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">algorithmicMedia</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    const { rows } = await db.execute<{ id: string; user_id: string }>(
      sql`select id, user_id from images where companion_id = ${id}`,
    )
    const [image] = rows
    if (!image) throw new Error('no portrait was queued')
    const key = `images/${image.user_id}/${image.id}.jpg`
    await storage.put(key, jpeg, 'image/jpeg')
    await db.execute(sql`
      update images set state = 'ready', storage_key = ${key}, content_type = 'image/jpeg',
        engine = 'test', engine_kind = 'illustration', bytes = ${jpeg.length}, width = 40, height = 60,
        finished_at = now() where id = ${image.id}`)
    await db.execute(
      sql`update companions set profile_image_id = ${image.id}, portrait_status = 'ready' where id = ${id}`,
    )
    const answer = await exported(id, {}, as)
    expect(answer.headers['content-type']).toBe('image/png')
    const meta = await sharp(answer.rawPayload).metadata()
    expect([meta.width, String(meta.xmp)]).toEqual([40, expect.stringContaining('algorithmicMedia')])
    const keywords = readChunks(answer.rawPayload)
      .filter(({ type }) => type === 'tEXt')
      .map(({ data }) => Buffer.from(data).toString('latin1').split('\0')[0])
    expect(keywords).toEqual(['chara', 'ccv3'])
  })

  test("of another's companion answers like one that does not exist", async () => {
    const { id } = await create({ name: 'Odile', description: 'A cellist.' })
    const stranger = await people.signUpOnboarded()
    for (const other of [id, 'nothing', '6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11']) {
      const answer = await exported(other, {}, stranger)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'Companion not found.', code: 'companion.not_found' },
      ])
    }
    expect((await exported(id, { format: 'gif' })).json()).toMatchObject({ code: 'request.invalid' })
    await erase(id)
  })
})

test('a lower plan hears at once what it would refuse, and Adult Content stays behind', async () => {
  const as = await people.signUpOnboarded()
  const { id } = (await call(routes.getUser, { as })).json()
  await db.execute(sql`update user_plans set tier = 'basic' where user_id = ${id}`)
  const own = { nsfwAllowed: true, clothingStyle: 'a bikini', specialFeatures: 'sexy' }
  const card = v2({ name: 'Odile', extensions: { everbond: { companion: own } } })
  const { companion, dropped, problems } = (await preview(asJson(card), as)).json<CardPreview>()
  expect(companion.nsfwAllowed).toBe(false)
  expect(dropped).toEqual([
    { field: 'extensions.everbond.nsfwAllowed', reason: 'Adult Content is not part of your plan.' },
  ])
  expect(problems.map(({ field }) => field)).toEqual(['description', 'clothingStyle', 'specialFeatures'])
})
