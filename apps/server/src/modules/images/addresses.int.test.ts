/** Where a companion's pictures are had from, and in which form. */
import { type Companion, routes } from '@everbond/contract'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createPool } from '../../platform/database/pool.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { startTestApp } from '../../testing/app.ts'
import { createTestEngine } from '../../testing/images.ts'
import { renderImage, renderImageJob } from './index.ts'

const database = await testDatabase()
const { call, people, storage, jobs } = await startTestApp(database, { GENERATION_WAIT: '20' })
const { db, close } = createPool({ url: database.url })
afterAll(close)

const logger = createLogger({ level: 'silent' })
const deps = { db, clock: systemClock, logger, storage, engine: createTestEngine(), worker: 'w' }
await jobs.work(renderImageJob, {
  concurrency: 1,
  handle: (key, { signal }) => renderImage(deps, key, signal),
})

const as = await people.signUpOnboarded()
const body = { name: 'Odile', description: 'A cellist.' }
const { id } = (await call(routes.createCompanion, { as, body })).json<Companion>()
const params = { id }
await call(routes.generateProfileImage, { as, params })
await call(routes.generateSlotImage, { as, params, body: { slot: 2 } })
const odile = (await call(routes.getCompanion, { as, params })).json<Companion>()

test('the bytes of a picture go to its owner, as a JPEG that nobody else may keep', async () => {
  for (const imageId of [odile.profileImageUrl ?? '', odile.imageSlot2 ?? '']) {
    const answer = await call(routes.getSecureImage, { as, params: { imageId } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.headers['cache-control']).toContain('private')
    expect([...answer.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xd8])
  }
})

test.each([
  ['nothing', {}, odile.profileImageUrl],
  ['a slot', { slot: '2' }, odile.imageSlot2],
  ['a slot, cache and refresh', { slot: '2', cache: 'false', refresh: '1' }, odile.imageSlot2],
])('asked for with %s, the address leads to that picture', async (_, query, imageId) => {
  const answer = await call(routes.getImageAddress, { as, params, query })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ url: expect.stringContaining(`/${imageId}?`) })
})

test('there is no slot 4', async () => {
  const answer = await call(routes.getImageAddress, { as, params, query: { slot: '4' } })
  expect([answer.statusCode, answer.json().field]).toEqual([400, 'slot'])
})
