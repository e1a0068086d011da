import { type Companion, companionDefaults, imageSize, tiers } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { createEvents } from '../../platform/events.ts'
import { startJobs } from '../../platform/jobs/jobs.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { ImageEngineError } from '../../providers/images/port.ts'
import { createTestAccount } from '../../testing/account.ts'
import { day, testClock } from '../../testing/clock.ts'
import { createTestCompanion, mara } from '../../testing/companion.ts'
import { createTestEngine, createTestStorage } from '../../testing/images.ts'
import type { CompanionEvents } from '../companions/index.ts'
import { grantTier } from '../plans/index.ts'
import { recoverImages, renderImage, renderImageJob, startPortrait } from './index.ts'
import { hearOf, stateOf } from './testing/portraits.ts'

const { db, url } = await testDatabase()
const storage = await createTestStorage()
const logger = createLogger({ level: 'silent' })
const jobs = await startJobs({ directUrl: url, logger, definitions: [renderImageJob] })
afterAll(() => jobs.close())

const clock = testClock('2026-11-21T12:00:00Z')
const events = createEvents<CompanionEvents>()
events.on('companion.created', (created) => startPortrait(jobs, created))

let engine = createTestEngine()
let userId: string
beforeEach(async () => {
  engine = createTestEngine()
  userId = await createTestAccount(db)
})

const depsOf = (worker: string) => ({ db, clock, logger, storage, engine, jobs, worker })
const create = () => {
  clock.advance(1000)
  return createTestCompanion({ db, clock, events }, { userId, payload: mara })
}
const portraitOf = async (companion: Companion) => {
  const state = await stateOf(db, companion.id)
  return { ...state, key: { userId, id: state.imageId } }
}
const never = new AbortController().signal
const render = async (companion: Companion, worker = 'one') =>
  renderImage(depsOf(worker), (await portraitOf(companion)).key, never)
const jobsOf = async (imageId: string): Promise<number> => {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where data ->> 'id' = ${imageId}`,
  )
  return rows[0]?.n ?? 0
}

/** She has her portrait and it was paid once; nothing is held back. */
const delivered = {
  image: 'ready',
  portrait: 'ready',
  reservation: 'captured',
  captures: 1,
  releases: 0,
  setupCredits: 2,
}
const waiting = {
  image: 'queued',
  portrait: 'pending',
  reservation: 'reserved',
  captures: 0,
  releases: 0,
  setupCredits: 2,
}
const givenUp = {
  image: 'failed',
  portrait: 'failed',
  reservation: 'released',
  captures: 0,
  releases: 1,
  setupCredits: 3,
}

describe('asking', () => {
  test('creating her reserves one of three setup credits and queues her portrait', async () => {
    const made = await create()
    expect(made).toMatchObject({ portraitStatus: 'pending', profileImageUrl: null })
    const portrait = await portraitOf(made)
    expect(portrait).toMatchObject(waiting)
    expect(portrait.imageId).toMatch(new RegExp(`^companion_${made.id}_1_[0-9a-f]+$`))
    expect(await jobsOf(portrait.imageId)).toBe(1)
  })

  test('what rolls back leaves no companion, no image, no reservation and no job', async () => {
    const failing = createEvents<CompanionEvents>()
    failing.on('companion.created', (created) => startPortrait(jobs, created))
    let imageId = ''
    failing.on('companion.created', async ({ tx, companion }) => {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select id from images where companion_id = ${companion.id}`,
      )
      imageId = rows[0]?.id ?? ''
      throw new Error('later')
    })
    await expect(createTestCompanion({ db, clock, events: failing }, { userId })).rejects.toThrow('later')
    expect(imageId).not.toBe('')
    expect(await jobsOf(imageId)).toBe(0)
    for (const table of ['companions', 'images', 'credit_reservations', 'credit_entries']) {
      const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} where user_id = ${userId}`)
      expect(rows, table).toEqual([])
    }
  })

  test('the engine is asked for an adult of her own description', async () => {
    await render(await create())
    expect(engine.asked).toEqual([
      expect.objectContaining({
        ...imageSize,
        style: 'realistic',
        nsfw: false,
        appearance: expect.objectContaining({ ...mara, age: companionDefaults.age }),
      }),
    ])
  })

  test('beyond the allowance of setup credits she waits without a portrait', async () => {
    const { maxCompanions, maxDeletions } = tiers.free
    for (let made = 0; made < maxCompanions + maxDeletions; made += 1) {
      expect(await create()).toMatchObject({ portraitStatus: 'pending' })
      await db.execute(sql`update companions set deleted_at = now() where user_id = ${userId}`)
    }
    const late = await create()
    expect(late).toMatchObject({ portraitStatus: 'none', profileImageUrl: null })
    await db.execute(sql`update companions set deleted_at = now() where user_id = ${userId}`)
    clock.advance(30 * day)
    expect(await create()).toMatchObject({ portraitStatus: 'pending' })
  })
})

describe('rendering', () => {
  test('delivers, charges once and tells the user', async () => {
    const made = await create()
    const heard = await hearOf(url, userId)
    await render(made)
    const portrait = await portraitOf(made)
    expect(portrait).toMatchObject({ ...delivered, profileImageId: portrait.imageId })
    expect(await heard.next()).toEqual({
      type: 'image_generated',
      companionId: made.id,
      imageUrl: portrait.imageId,
    })
    await heard.close()
  })

  test('the file carries the mark of a picture drawn by rules', async () => {
    const made = await create()
    await render(made)
    const { imageId } = await portraitOf(made)
    const file = await storage.get(`images/${userId}/${imageId}.jpg`)
    expect(Buffer.from(file?.body ?? []).toString('latin1')).toMatch(/digitalsourcetype\/algorithmicMedia/)
    expect(file?.contentType).toBe('image/jpeg')
  })

  test('the same job again, and ten at the same time: one portrait, one charge', async () => {
    const made = await create()
    await Promise.all(Array.from({ length: 10 }, () => render(made)))
    await render(made)
    expect(engine.asked).toHaveLength(1)
    expect(await portraitOf(made)).toMatchObject(delivered)
  })

  test('a failure that may pass puts her back in line, then she succeeds', async () => {
    const made = await create()
    engine.next(() => {
      throw new ImageEngineError('busy', { retryable: true })
    })
    await expect(render(made)).rejects.toThrow('busy')
    expect(await portraitOf(made)).toMatchObject(waiting)
    await render(made)
    expect(await portraitOf(made)).toMatchObject(delivered)
  })

  test('a failure that stays gives the credit back and says so', async () => {
    const made = await create()
    const heard = await hearOf(url, userId)
    engine.next(() => {
      throw new ImageEngineError('no such style', { retryable: false })
    })
    await render(made)
    expect(await portraitOf(made)).toMatchObject(givenUp)
    expect(await heard.next()).toEqual({
      type: 'error',
      companionId: made.id,
      error: 'Failed to generate image',
    })
    await heard.close()
  })

  test('it is tried four times', async () => {
    const made = await create()
    const fail = () => {
      throw new Error('out of memory')
    }
    engine.next(fail, fail, fail, fail)
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await expect(render(made)).rejects.toThrow('out of memory')
    await render(made)
    expect(await portraitOf(made)).toMatchObject(givenUp)
    await render(made)
    expect(engine.asked).toHaveLength(4)
  })

  test('a storage that is full is a failure of ours: tried again, never charged without a picture', async () => {
    const made = await create()
    const { key } = await portraitOf(made)
    const full = { ...storage, put: () => Promise.reject(new Error('no space left')) }
    await expect(renderImage({ ...depsOf('one'), storage: full }, key, never)).rejects.toThrow(
      'no space left',
    )
    expect(await portraitOf(made)).toMatchObject(waiting)
  })

  test('a job that is taken back stops the engine and leaves her in line', async () => {
    const made = await create()
    const { key } = await portraitOf(made)
    const taken = new AbortController()
    engine.next((_, { signal }) => {
      taken.abort(new Error('taken back'))
      signal.throwIfAborted()
    })
    await expect(renderImage(depsOf('one'), key, taken.signal)).rejects.toThrow('taken back')
    expect(await portraitOf(made)).toMatchObject(waiting)
  })

  test('a companion that goes while she is painted takes all of it with her', async () => {
    const made = await create()
    engine.next(() => db.execute(sql`delete from users where user_id = ${userId}`).then(() => undefined))
    const { key } = await portraitOf(made)
    await renderImage(depsOf('one'), key, never)
    const { rows } = await db.execute(sql`select 1 from images where user_id = ${userId}`)
    expect(rows).toEqual([])
  })
})

describe('recovery', () => {
  /** Leaves an image as a worker does that is killed at this point. */
  const kill = (imageId: string, state: 'rendering' | 'stored', worker: string) =>
    db.execute(sql`
      update images set state = ${state}, claimed_by = ${worker}, heartbeat_at = ${clock.now()}, attempts = 1,
        storage_key = case when ${state} = 'stored' then 'images/x.jpg' end
      where user_id = ${userId} and id = ${imageId}`)

  test.each(['rendering', 'stored'] as const)(
    'at a start the worker takes up what it had left %s',
    async (state) => {
      const made = await create()
      const { imageId } = await portraitOf(made)
      await kill(imageId, state, 'one')
      const before = await jobsOf(imageId)
      expect(await recoverImages(depsOf('one'), { atStart: true })).toBeGreaterThan(0)
      expect(await jobsOf(imageId)).toBe(before + 1)
      await render(made)
      await render(made, 'two')
      expect(await portraitOf(made)).toMatchObject(delivered)
    },
  )

  test("another worker's image is left alone until that worker has been silent for 15 s", async () => {
    const made = await create()
    const { imageId } = await portraitOf(made)
    await kill(imageId, 'rendering', 'two')
    await recoverImages(depsOf('one'), { atStart: true })
    expect(await portraitOf(made)).toMatchObject({ image: 'rendering' })
    clock.advance(15_001)
    await recoverImages(depsOf('one'), { atStart: false })
    expect(await portraitOf(made)).toMatchObject({ image: 'queued' })
  })

  test('a worker that was thought dead delivers nothing: its image is another’s', async () => {
    const made = await create()
    engine.next(async () => {
      clock.advance(15_001)
      await recoverImages(depsOf('two'), { atStart: false })
      await render(made, 'two')
    })
    await render(made, 'one')
    expect(await portraitOf(made)).toMatchObject(delivered)
  })

  test('an image that lost its job is queued again after a minute', async () => {
    const made = await create()
    const { imageId } = await portraitOf(made)
    await db.execute(sql`delete from pgboss.job where data ->> 'id' = ${imageId}`)
    await recoverImages(depsOf('one'), { atStart: false })
    expect(await jobsOf(imageId)).toBe(0)
    clock.advance(60_001)
    await recoverImages(depsOf('one'), { atStart: false })
    expect(await jobsOf(imageId)).toBe(1)
  })

  test('what is done stays done', async () => {
    const made = await create()
    await render(made)
    const { imageId } = await portraitOf(made)
    const before = await jobsOf(imageId)
    clock.advance(day)
    await recoverImages(depsOf('one'), { atStart: true })
    expect(await jobsOf(imageId)).toBe(before)
    expect(await portraitOf(made)).toMatchObject(delivered)
  })
})

test('a worker of the queue paints what is created while it runs', async () => {
  await transaction(db, (tx) => grantTier(tx, { userId, tier: 'pro' }))
  const heard = await hearOf(url, userId)
  const deps = depsOf('queue')
  await jobs.work(renderImageJob, {
    concurrency: 1,
    handle: (key, { signal }) => renderImage(deps, key, signal),
  })
  const made = [await create(), await create(), await create()]
  const told = new Set<unknown>()
  while (told.size < made.length) {
    const event = await heard.next()
    if (event.type === 'image_generated') told.add(event.companionId)
  }
  await heard.close()
  for (const companion of made) expect(await portraitOf(companion)).toMatchObject(delivered)
})
