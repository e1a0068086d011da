import { type Companion, type DeletedCompanion, type DeletionLimits, routes } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPool } from '../../platform/database/pool.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { startTestApp } from '../../testing/app.ts'
import { deleteDiscardedFiles } from '../images/index.ts'

const database = await testDatabase()
const { call, people, storage } = await startTestApp(database, { DEFAULT_TIER: 'premium' })
const { db } = createPool({ url: database.url })

const odile = {
  name: 'Odile',
  description: 'A cellist.',
  clothingStyle: 'Dark red knitwear',
  interests: ['Chess'],
}

const create = async (as: string, body: object = odile): Promise<Companion> =>
  (await call(routes.createCompanion, { as, body })).json()
const read = async (as: string, id: string): Promise<Companion> =>
  (await call(routes.getCompanion, { as, params: { id } })).json()
const listed = async (as: string): Promise<string[]> =>
  (await call(routes.listCompanions, { as })).json<Companion[]>().map(({ id }) => id)

test('an absent key stays as it is, null clears', async () => {
  const as = await people.signUpOnboarded()
  const before = await create(as)
  const body = {
    description: 'A cellist who moved to the coast.',
    clothingStyle: null,
    interests: 'Chess, Rain',
  }
  const answer = await call(routes.updateCompanion, { as, params: { id: before.id }, body })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ ...before, ...body, interests: ['Chess', 'Rain'] })
  expect(await read(as, before.id)).toEqual(answer.json())
})

test.each([
  [{ name: ' ' }, 400, 'companion.required_fields', 'name'],
  [{ age: 17 }, 400, 'companion.age_minimum', 'age'],
  [{ age: 'old' }, 400, 'request.invalid', 'age'],
  [{ vibeEnergy: 'she is 14' }, 422, 'safety.minor', 'vibeEnergy'],
  [{ interests: ['ok', 'high school sophomore'] }, 422, 'safety.minor', 'interests'],
  [{ name: 'x'.repeat(61) }, 400, 'request.invalid', 'name'],
])('an edit to %o changes nothing and names the field', async (body, status, code, field) => {
  const as = await people.signUpOnboarded()
  const before = await create(as)
  const answer = await call(routes.updateCompanion, { as, params: { id: before.id }, body })
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, field }])
  expect(await read(as, before.id)).toEqual(before)
})

test('what a higher tier switched on stays, and a lower tier cannot switch it on', async () => {
  const as = await people.signUpOnboarded()
  const intimate = await create(as, { ...odile, nsfwAllowed: true })
  const plain = await create(as)
  await db.execute(
    sql`update user_plans set tier = 'basic' where user_id in (select user_id from companions where id = ${plain.id})`,
  )
  const edit = (id: string, body: object) => call(routes.updateCompanion, { as, params: { id }, body })
  expect((await edit(intimate.id, { name: 'Ines' })).json()).toMatchObject({
    name: 'Ines',
    nsfwAllowed: true,
  })
  expect((await edit(plain.id, { nsfwAllowed: true })).json()).toMatchObject({ code: 'companion.nsfw_tier' })
  const filtered = await edit(plain.id, { clothingStyle: 'a bikini' })
  expect(filtered.json()).toMatchObject({ code: 'companion.restricted_words', field: 'clothingStyle' })
})

test("another's companion is edited, deleted, restored and erased like one that does not exist", async () => {
  const theirs = await create(await people.signUpOnboarded())
  const as = await people.signUpOnboarded()
  for (const id of [theirs.id, '6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11', 'nothing']) {
    const params = { id }
    const answers = [
      await call(routes.updateCompanion, { as, params, body: { name: 'Mine' } }),
      await call(routes.deleteCompanion, { as, params }),
      await call(routes.deleteCompanion, { as, params, query: { erase: 'true' } }),
      await call(routes.restoreCompanion, { as, params }),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'Companion not found.', code: 'companion.not_found' },
      ])
    }
  }
})

test('a deleted companion leaves the lists at once, and an undo restores everything', async () => {
  const as = await people.signUpOnboarded()
  const [keep, go] = [await create(as), await create(as, { ...odile, name: 'Ines' })]
  expect((await call(routes.deleteCompanion, { as, params: { id: go.id } })).json()).toEqual({
    deleted: true,
  })
  expect(await listed(as)).toEqual([keep.id])
  expect((await call(routes.getCompanion, { as, params: { id: go.id } })).statusCode).toBe(404)
  expect(
    (await call(routes.updateCompanion, { as, params: { id: go.id }, body: { name: 'X' } })).statusCode,
  ).toBe(404)
  const [deleted] = (await call(routes.listDeletedCompanions, { as })).json<DeletedCompanion[]>()
  expect(deleted).toMatchObject({ id: go.id, name: 'Ines', isDeleted: true })
  const limits = async () => (await call(routes.getDeletionLimits, { as })).json<DeletionLimits>()
  expect(await limits()).toMatchObject({ deletionsThisMonth: 1, maxDeletions: 10, remainingDeletions: 9 })

  expect((await call(routes.restoreCompanion, { as, params: { id: go.id } })).json()).toEqual(
    await read(as, go.id),
  )
  expect(await read(as, go.id)).toEqual(go)
  expect(await limits()).toMatchObject({ deletionsThisMonth: 0, remainingDeletions: 10 })
})

test('with no deletions left, parallel deletions stop and erasing still works', async () => {
  const as = await people.signUpOnboarded()
  const first = await create(as)
  await db.execute(
    sql`update user_plans set tier = 'pro' where user_id in (select user_id from companions where id = ${first.id})`,
  )
  // Pro keeps 3 companions and deletes 5 in 30 days.
  const deletions = async (companions: Companion[]) =>
    Promise.all(companions.map(({ id }) => call(routes.deleteCompanion, { as, params: { id } })))
  await deletions([first, await create(as), await create(as)])
  const last = [await create(as), await create(as), await create(as)]
  const statuses = (await deletions(last)).map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([200, 200, 403])
  const [left] = await listed(as)
  expect((await call(routes.getDeletionLimits, { as })).json()).toMatchObject({
    allowed: false,
    remainingDeletions: 0,
  })
  const params = { id: left ?? '' }
  expect((await call(routes.deleteCompanion, { as, params, query: { erase: 'true' } })).statusCode).toBe(200)
  expect(await listed(as)).toEqual([])
})

test('an erased companion leaves no row, no file and no job', async () => {
  const as = await people.signUpOnboarded()
  const planted = 'Quillfeather-9183'
  const { id } = await create(as, { ...odile, name: planted, description: `${planted} keeps a shop.` })
  const [image] = (
    await db.execute<{ id: string; user_id: string }>(
      sql`select id, user_id from images where companion_id = ${id}`,
    )
  ).rows
  if (!image) throw new Error('no portrait was queued')
  const key = `images/${image.user_id}/${image.id}.jpg`
  await storage.put(key, new Uint8Array([0xff, 0xd8]), 'image/jpeg')
  await call(routes.deleteCompanion, { as, params: { id }, query: { erase: 'true' } })
  await deleteDiscardedFiles({ db, storage })
  expect(await storage.get(key)).toBeNull()
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`)
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${planted}%`}`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
  const { rows: jobs } = await db.execute(sql`select 1 from pgboss.job where data->>'id' = ${image.id}`)
  expect(jobs).toHaveLength(0)
  const { rows: open } = await db.execute(sql`
    select 1 from credit_reservations where user_id = ${image.user_id} and state = 'reserved'`)
  expect(open).toHaveLength(0)
})
