import { type Companion, type CompanionImageUsage, type GeneratedImage, routes } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createPool } from '../../platform/database/pool.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { ImageEngineError } from '../../providers/images/port.ts'
import { startTestApp } from '../../testing/app.ts'
import { createTestEngine } from '../../testing/images.ts'
import { renderImage, renderImageJob } from './index.ts'

const database = await testDatabase()
const { call, people, storage, jobs } = await startTestApp(database, {
  DEFAULT_TIER: 'premium',
  GENERATION_WAIT: '20',
})
const pool = createPool({ url: database.url })
afterAll(() => pool.close())
const { db } = pool

const engine = createTestEngine()
const deps = {
  db,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  storage,
  engine,
  worker: 'w',
}
await jobs.work(renderImageJob, {
  concurrency: 4,
  handle: (key, { signal }) => renderImage(deps, key, signal),
})

const create = async (as: string): Promise<Companion> => {
  const body = { name: 'Odile', description: 'A cellist.' }
  const { id } = (await call(routes.createCompanion, { as, body })).json<Companion>()
  await expect.poll(async () => (await read(as, id)).portraitStatus, { timeout: 30_000 }).toBe('ready')
  return read(as, id)
}
const read = async (as: string, id: string): Promise<Companion> =>
  (await call(routes.getCompanion, { as, params: { id } })).json()
const slot = (as: string, id: string, number: number) =>
  call(routes.generateSlotImage, { as, params: { id }, body: { slot: number } })
const usage = async (as: string, companionId: string): Promise<CompanionImageUsage> =>
  (await call(routes.getCompanionImageUsage, { as, params: { companionId } })).json()

test('50 parallel slot generations make two extra images, one charge each', async () => {
  const as = await people.signUpOnboarded()
  const { id } = await create(as)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => slot(as, id, 2 + (n % 2))))
  const codes = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code)
  const expected = ['image.generation_limit', 'image.slot_taken']
  expect(codes.filter((code) => !expected.includes(code))).toEqual([])
  expect(codes).toHaveLength(answers.length - 2)
  const companion = await read(as, id)
  expect(companion).toMatchObject({ imageGenerationCount: 2, generatingSlots: [] })
  expect(new Set([companion.profileImageUrl, companion.imageSlot2, companion.imageSlot3]).size).toBe(3)
  const { rows } = await db.execute(sql`
    select count(*)::int as charges from credit_reservations r join images i on i.reservation_id = r.id
    where i.companion_id = ${id} and r.state = 'captured'`)
  expect(rows).toEqual([{ charges: 3 }])
  expect(await usage(as, id)).toMatchObject({
    generationsRemaining: 0,
    creditBreakdown: { freeSetupRemaining: 0, totalAvailable: 0, nextSource: null },
  })
})

test('a slot generation says what remains, and a spent setup purse is said plainly', async () => {
  const as = await people.signUpOnboarded()
  const { id, profileImageUrl } = await create(as)
  expect((await slot(as, id, 2)).json<GeneratedImage>()).toMatchObject({
    status: 'completed',
    generationsRemaining: 1,
  })
  const renewed = await call(routes.generateProfileImage, { as, params: { id } })
  expect(renewed.json()).toMatchObject({ status: 'completed', generationsRemaining: 1 })
  // The picture that it replaced is gone with its file.
  const gone = await call(routes.getSecureImage, { as, params: { imageId: profileImageUrl ?? '' } })
  expect(gone.statusCode).toBe(404)
  const spent = await slot(as, id, 3)
  expect([spent.statusCode, spent.json()]).toEqual([
    403,
    { error: 'The pictures that came with this companion are used up.', code: 'credits.setup_spent' },
  ])
  expect(await read(as, id)).toMatchObject({ imageGenerationCount: 1, imageSlot3: null, generatingSlots: [] })
})

test('a failed slot generation charges nothing and does not count', async () => {
  const as = await people.signUpOnboarded()
  const { id } = await create(as)
  engine.next(() => {
    throw new ImageEngineError('no', { retryable: false })
  })
  const answer = await slot(as, id, 2)
  expect([answer.statusCode, answer.json().code]).toEqual([502, 'generation.failed'])
  expect(await read(as, id)).toMatchObject({ imageGenerationCount: 0, imageSlot2: null, generatingSlots: [] })
  expect((await usage(as, id)).creditBreakdown).toMatchObject({
    freeSetupRemaining: 2,
    nextSource: 'free_setup',
  })
})

test('parallel swaps never lose or double an image', async () => {
  const as = await people.signUpOnboarded()
  const { id } = await create(as)
  await slot(as, id, 2)
  await slot(as, id, 3)
  const before = await read(as, id)
  const pictures = (companion: Companion) =>
    [companion.profileImageUrl, companion.imageSlot2, companion.imageSlot3].toSorted()
  const swap = (number: number) =>
    call(routes.setProfileImage, { as, params: { id }, body: { slot: number } })
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => swap(2 + (n % 2))))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(pictures(await read(as, id))).toEqual(pictures(before))
  const old = await read(as, id)
  expect((await swap(3)).json()).toMatchObject({
    profileImageUrl: old.imageSlot3,
    imageSlot3: old.profileImageUrl,
    imageSlot2: old.imageSlot2,
  })
})

test('swapping from an empty slot says which slot is empty', async () => {
  const as = await people.signUpOnboarded()
  const { id } = await create(as)
  const answer = await call(routes.setProfileImage, { as, params: { id }, body: { slot: 2 } })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: 'Slot 2 does not have an image to swap with.', code: 'image.slot_empty' },
  ])
})

test("the form's unsaved texts are drawn from, checked and not saved", async () => {
  const as = await people.signUpOnboarded()
  const before = await create(as)
  const ask = (formData: object) =>
    call(routes.generateCompanionImage, { as, body: { companionId: before.id, slotIndex: 1, formData } })
  expect((await ask({ hairDescription: 'like a schoolgirl of 14' })).json()).toMatchObject({
    code: 'safety.minor',
  })
  expect((await ask({ hairDescription: 'Copper, plaited' })).statusCode).toBe(200)
  expect(engine.asked.at(-1)?.appearance.hairDescription).toBe('Copper, plaited')
  expect((await read(as, before.id)).hairDescription).toBeNull()
})

test('a signed address opens one picture for a minute, and dies with it', async () => {
  const as = await people.signUpOnboarded()
  const { id } = await create(as)
  const { url } = (await call(routes.getImageAddress, { as, params: { id }, query: { slot: '1' } })).json()
  const open = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const params = { imageId: decodeURIComponent(pathname.split('/').at(-1) ?? '') }
    return (await call(routes.getSignedImage, { params, query: Object.fromEntries(searchParams) })).statusCode
  }
  expect(await open(url)).toBe(200)
  expect(await open(url.replace(/user=[^&]+/, 'user=6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11'))).toBe(404)
  expect(
    await open(url.replace(/expires=(\d+)/, (_: string, at: string) => `expires=${Number(at) + 1}`)),
  ).toBe(404)
  expect(await open(url.replace(id, '6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11'))).toBe(404)
  await call(routes.deleteCompanion, { as, params: { id }, query: { erase: 'true' } })
  expect(await open(url)).toBe(404)
})

test('an empty slot, and a companion that is not hers, have no address and no pictures to make', async () => {
  const theirs = await create(await people.signUpOnboarded())
  const as = await people.signUpOnboarded()
  const mine = await create(as)
  const none = await call(routes.getImageAddress, { as, params: { id: mine.id }, query: { slot: '3' } })
  expect([none.statusCode, none.json().code]).toEqual([404, 'image.not_found'])
  for (const id of [theirs.id, '6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11', 'nothing']) {
    const answers = [
      await call(routes.getImageAddress, { as, params: { id } }),
      await call(routes.generateProfileImage, { as, params: { id } }),
      await slot(as, id, 2),
      await call(routes.setProfileImage, { as, params: { id }, body: { slot: 2 } }),
      await call(routes.getCompanionImageUsage, { as, params: { companionId: id } }),
      await call(routes.generateCompanionImage, { as, body: { companionId: id, slotIndex: 0 } }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'Companion not found.', code: 'companion.not_found' },
      ])
    }
  }
  const image = theirs.profileImageUrl ?? ''
  expect((await call(routes.getSecureImage, { as, params: { imageId: image } })).statusCode).toBe(404)
})
