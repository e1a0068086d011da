import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabase } from '../../platform/database/address.ts'
import { createPool } from '../../platform/database/pool.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { testClock } from '../../testing/clock.ts'
import { type Check, createStatus } from './index.ts'

const { url } = await testDatabase()
const clock = testClock('2026-11-21T12:00:00Z')
const { db, close } = createPool({ url })
afterAll(close)

const database: Check = {
  name: 'database',
  essential: true,
  run: async () => {
    await db.execute(sql`select 1`)
  },
}

/** A part whose state the test sets; counts how often it was asked. */
const part = (name: string) => {
  const state = { works: true, asked: 0 }
  const check: Check = {
    name,
    essential: false,
    detail: 'painter',
    run: async () => {
      state.asked += 1
      if (!state.works) throw new Error('does not answer')
    },
  }
  return { state, check }
}

test('all parts work: ok, with the time that the database took', async () => {
  const status = await createStatus({ checks: [database, part('images').check], clock })()
  expect(status).toEqual({
    status: 'ok',
    latencyMs: expect.any(Number),
    components: { database: { status: 'ok' }, images: { status: 'ok', detail: 'painter' } },
  })
})

test('a part that fails makes it degraded, and it is asked again at once when it works', async () => {
  const { state, check } = part('images')
  const read = createStatus({ checks: [database, check], clock })
  state.works = false
  expect(await read()).toMatchObject({ status: 'degraded', components: { images: { status: 'degraded' } } })
  state.works = true
  expect(await read()).toMatchObject({ status: 'ok' })
})

test('a part that worked is asked again after 60 s, no sooner', async () => {
  const { state, check } = part('images')
  const read = createStatus({ checks: [database, check], clock })
  await read()
  clock.advance(59_999)
  await read()
  expect(state.asked).toBe(1)
  clock.advance(1)
  await read()
  expect(state.asked).toBe(2)
})

test('a part that never answers is given up after three seconds', async () => {
  const silent: Check = { name: 'mail', essential: false, run: () => new Promise(() => undefined) }
  expect(await createStatus({ checks: [database, silent], clock })()).toMatchObject({ status: 'degraded' })
})

test('without the database it is offline, and still an answer', async () => {
  const read = createStatus({ checks: [database, part('images').check], clock })
  expect(await read()).toMatchObject({ status: 'ok' })
  await stopDatabase()
  expect(await read()).toEqual({
    status: 'offline',
    latencyMs: null,
    components: { database: { status: 'offline' }, images: { status: 'ok', detail: 'painter' } },
  })
})

/** Ends every connection to this file's database and lets no new one in. */
async function stopDatabase(): Promise<void> {
  const client = new pg.Client({
    connectionString: withDatabase({ url: inject('testClusterUrl'), name: 'postgres' }),
  })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} with allow_connections false`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}
