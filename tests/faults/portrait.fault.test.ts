/** The server dies while a portrait is on its way; after a restart she has it, and it was paid once. */
import { routes } from '@everbond/contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir, removeDataDir } from '../support/data-dir.ts'
import { openDatabase } from '../support/database.ts'
import { type Person, signUp } from '../support/people.ts'
import { accountOf, type ImageState, imageStateOf } from '../support/portraits.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { isFullSize } from '../support/size.ts'
import { until } from '../support/until.ts'

const times = isFullSize ? 10 : 3
const dataDir = newDataDir()
let port = 0
let server: RunningServer | null = null

beforeAll(async () => {
  port = await freePort()
})
afterAll(async () => {
  await server?.stop()
  await removeDataDir(dataDir)
})

type Killed = { phase: string; companionId: string; kills: number }
const killed: Killed[] = []

const start = async (roles = ''): Promise<RunningServer> => {
  server = await startServer({ dataDir, port, env: { ROLES: roles } })
  return server
}

const createCompanion = async (person: Person): Promise<string> => {
  const body = { name: 'Mara', description: 'A botanist who keeps a night garden on a roof.' }
  return (await person.call(routes.createCompanion, { body })).id
}

/** Waits for a phase without a pause, so that it is not over before it is seen. */
const reach = (database: pg.Client, companionId: string, phase: ImageState) =>
  until(`the phase '${phase}'`, async () => (await imageStateOf(database, companionId)) === phase, {
    everyMs: 1,
  })

/** Kills the server; its PostgreSQL outlives it and tells what had been reached. */
const kill = async (companionId: string): Promise<ImageState> => {
  const database = await openDatabase(dataDir)
  await server?.kill()
  const state = await imageStateOf(database, companionId)
  await database.end()
  return state
}

/** Restarts and waits for her portrait, as her user would see it. */
const expectPortrait = async (person: Person, companionId: string): Promise<void> => {
  const { output } = await start()
  expect(output()).toContain('that a crash had left running')
  const companion = await until('her portrait', async () => {
    const answer = await person.call(routes.getCompanion, { params: { id: companionId } })
    return answer.portraitStatus === 'ready' && answer
  })
  const imageId = companion.profileImageUrl ?? ''
  const picture = await person.call(routes.getSecureImage, { params: { imageId } })
  expect(picture.size).toBeGreaterThan(1000)
}

test(`killed while it is reserved, ${times} times`, async () => {
  for (let n = 0; n < times; n += 1) {
    const { origin } = await start('api')
    const person = await signUp(origin)
    const companionId = await createCompanion(person)
    expect(await kill(companionId)).toBe('queued')
    killed.push({ phase: 'reserved', companionId, kills: 1 })
    await expectPortrait(person, companionId)
    await server?.stop()
  }
}, 300_000)

test(`killed while it is rendered, ${times} times`, async () => {
  await start()
  for (let n = 0; n < times; ) {
    const person = await signUp(server?.origin ?? '')
    const database = await openDatabase(dataDir)
    const companionId = await createCompanion(person)
    await reach(database, companionId, 'rendering')
    await database.end()
    const isReached = (await kill(companionId)) === 'rendering'
    if (isReached) killed.push({ phase: 'rendering', companionId, kills: 1 })
    await expectPortrait(person, companionId)
    if (isReached) n += 1
  }
}, 300_000)

test('killed again and again while it is rendered', async () => {
  const person = await signUp(server?.origin ?? '')
  const companionId = await createCompanion(person)
  let kills = 0
  while (kills < times) {
    const database = await openDatabase(dataDir)
    await reach(database, companionId, 'rendering')
    await database.end()
    expect(await kill(companionId)).toBe('rendering')
    kills += 1
    if (kills < times) await start()
  }
  killed.push({ phase: 'rendering', companionId, kills })
  await expectPortrait(person, companionId)
}, 300_000)

test(`killed when it is stored and not yet charged, ${times} times`, async () => {
  for (let n = 0; n < times; n += 1) {
    const person = await signUp(server?.origin ?? '')
    const [watcher, holder] = [await openDatabase(dataDir), await openDatabase(dataDir)]
    const companionId = await createCompanion(person)
    // The worker stores the picture and then waits here for what it has to charge.
    await holder.query('begin')
    await holder.query(
      `select 1 from credit_reservations r join images i on i.reservation_id = r.id
       where i.companion_id = $1 for update of r`,
      [companionId],
    )
    await reach(watcher, companionId, 'stored')
    expect(await kill(companionId)).toBe('stored')
    await Promise.all([watcher.end(), holder.end()])
    killed.push({ phase: 'stored', companionId, kills: 1 })
    await expectPortrait(person, companionId)
  }
}, 300_000)

test('in the end every one of them has one portrait, was charged once and waits for nothing', async () => {
  const database = await openDatabase(dataDir)
  const rows = []
  for (const { phase, companionId, kills } of killed) {
    rows.push({ phase, kills, ...(await accountOf(database, companionId)) })
  }
  await database.end()
  console.table(rows)
  expect(rows).toHaveLength(3 * times + 1)
  for (const row of rows) {
    expect(row).toMatchObject({ portraits: 1, charges: 1, stuck: 0, creditsLeft: 2, difference: 0 })
  }
})

test('what runs for the data folder after all those crashes is one PostgreSQL, and none after the end', async () => {
  const database = await openDatabase(dataDir)
  const { rows } = await database.query<{ pid: number }>(
    "select (regexp_split_to_array(pg_read_file('postmaster.pid'), E'\\n'))[1]::int as pid",
  )
  await database.end()
  const pid = rows[0]?.pid ?? 0
  expect(() => process.kill(pid, 0)).not.toThrow()
  expect(await server?.stop()).toBe(0)
  server = null
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
