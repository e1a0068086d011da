import { type Companion, type RouteDefinition, type RouteName, routes } from '@everbond/contract'
import { afterAll, expect, test } from 'vitest'
import { createPool } from '../platform/database/pool.ts'
import { testDatabase } from '../platform/database/test-database.ts'
import { startTestApp } from '../testing/app.ts'
import { mara } from '../testing/companion.ts'
import { startCountingProxy } from '../testing/counting-proxy.ts'

const database = await testDatabase()
const proxy = await startCountingProxy(database.url)
const { call, people } = await startTestApp({ ...database, poolUrl: proxy.url }, { GENERATION_WAIT: '0' })

const as = await people.signUpOnboarded()
const owner = await people.signUpOnboarded()
const theirs = (await call(routes.createCompanion, { as: owner, body: mara })).json<Companion>()

const missing = '6dd7ac30-4a3a-4e3b-8f3e-4f1b8a1c0d11'
const pool = createPool({ url: database.url })
afterAll(() => pool.close())
const { rows } = await pool.pool.query<{ id: string }>('select id from images')
/** Her portrait's id, and one of the same form that names nothing. */
const imageOf = (id: string) => rows[0]?.id.replace(theirs.id, id) ?? ''

const ids = { theirs: theirs.id, missing }

/** What each route that names something needs beside the id. */
const bodies: Partial<Record<RouteName, object>> = {
  updateCompanion: { name: 'Mine' },
  generateSlotImage: { slot: 2 },
  setProfileImage: { slot: 2 },
}
const queries: Partial<Record<RouteName, Record<string, string>>> = { exportCard: { format: 'json' } }

const naming = (Object.entries(routes) as [RouteName, RouteDefinition][]).filter(
  ([, route]) => route.auth === 'onboarded' && route.path.includes('{'),
)
const inBody: [RouteName, (id: string) => object][] = [
  ['generateCompanionImage', (companionId) => ({ companionId, slotIndex: 1 })],
]

const ask = async (name: RouteName, id: string) => {
  const route: RouteDefinition = routes[name]
  const make = inBody.find(([entry]) => entry === name)?.[1]
  const imageId = imageOf(id)
  const options = {
    as,
    params: { id, companionId: id, imageId },
    query: queries[name] ?? {},
    body: make?.(id) ?? bodies[name] ?? {},
  }
  // Sign-in and gate are remembered for a few seconds: the first call refreshes them, the second is looked at.
  await call(route, options)
  const before = proxy.statements()
  const answer = await call(route, options)
  const { date: _date, ...headers } = answer.headers
  return { status: answer.statusCode, body: answer.body, headers, statements: proxy.statements() - before }
}

test.each([...naming.map(([name]) => name), ...inBody.map(([name]) => name)])(
  "%s answers another's id exactly as one that does not exist, with as many statements",
  async (name) => {
    const [known, unknown] = [await ask(name, ids.theirs), await ask(name, ids.missing)]
    expect(known.status).toBe(404)
    expect(known.statements).toBeGreaterThan(0)
    expect(known).toEqual(unknown)
  },
)

test('nothing of hers has changed after all of it', async () => {
  const answer = await call(routes.getCompanion, { as: owner, params: { id: theirs.id } })
  expect(answer.json()).toEqual(theirs)
})
