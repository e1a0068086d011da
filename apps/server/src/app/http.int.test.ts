import { bodyLimit, type RouteDefinition, rateLimits, routes } from '@everbond/contract'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { startTestApp } from '../testing/app.ts'
import { mara } from '../testing/companion.ts'

const database = await testDatabase()
const { app, call, people } = await startTestApp(database, {
  PUBLIC_ORIGIN: 'https://everbond.example',
  CORS_ORIGINS: 'https://friend.example',
})
/** With the limits as they are shipped. */
const strict = await startTestApp(database, { RATE_LIMIT_FACTOR: '1' })
const resident = await people.signUpOnboarded()

const listed = routes.listCompanions
const secured = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

describe('headers', () => {
  const answers: [string, () => ReturnType<typeof call>][] = [
    ['an answer', () => call(routes.getTiers)],
    ['an answer to a user', () => call(listed, { as: resident })],
    ['401', () => call(listed)],
    ['404 of a route', () => call(routes.getCompanion, { as: resident })],
    ['404 of no route', () => app.inject({ url: '/api/nothing' })],
    ['400', () => call(routes.createCompanion, { as: resident, body: { name: 1 } })],
    ['421', () => call(routes.getTiers, { headers: { host: 'evil.example' } })],
    ['/healthz', () => app.inject({ url: '/healthz' })],
    ['/api/auth', () => app.inject({ url: '/api/auth/get-session' })],
  ]

  test.each(answers)('%s carries the security headers', async (_, ask) => {
    const { headers } = await ask()
    expect(headers).toMatchObject(secured)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'")
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers.server).toBeUndefined()
  })

  test('what belongs to a user is kept by nobody on the way', async () => {
    expect((await call(listed, { as: resident })).headers['cache-control']).toBe('private, no-store')
  })
})

describe('hosts', () => {
  test.each(['evil.example', '127.0.0.1.evil.example', 'everbond.example.evil.example', 'user@localhost'])(
    '%s is answered 421',
    async (host) => {
      const answer = await call(routes.getTiers, { headers: { host } })
      expect(answer.statusCode).toBe(421)
      expect(answer.json()).toEqual({
        error: 'This server does not answer for that host.',
        code: 'request.misdirected',
      })
    },
  )

  test.each(['everbond.example', 'EVERBOND.example:443', 'localhost:3000', '127.0.0.1', '[::1]:3000'])(
    '%s is answered',
    async (host) => {
      expect((await call(routes.getTiers, { headers: { host } })).statusCode).toBe(200)
    },
  )
})

describe('other sites', () => {
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: routes.createCompanion.path,
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test.each(['https://friend.example', 'https://everbond.example'])(
    '%s may call with credentials',
    async (origin) => {
      const { headers } = await preflight(origin)
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-credentials']).toBe('true')
      expect(
        (await call(routes.getTiers, { headers: { origin } })).headers['access-control-allow-origin'],
      ).toBe(origin)
    },
  )

  test.each(['https://evil.example', 'http://friend.example', 'https://friend.example.evil.example', 'null'])(
    '%s may not',
    async (origin) => {
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('bodies', () => {
  const send = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: routes.createCompanion.path,
      headers: { authorization: `Bearer ${resident}`, 'content-type': type },
      payload,
    })

  test.each([
    [
      'too large',
      () => send(JSON.stringify({ ...mara, more: 'x'.repeat(bodyLimit) })),
      413,
      'request.too_large',
    ],
    ['no JSON', () => send('{"name": '), 400, 'request.invalid'],
    ['a form', () => send('name=Mara', 'application/x-www-form-urlencoded'), 415, 'request.unsupported'],
    ['plain text', () => send('{}', 'text/plain'), 415, 'request.unsupported'],
    ['a poisoned prototype', () => send('{"__proto__": {"tier": "premium"}}'), 400, 'request.invalid'],
    ['a list', () => send('[]'), 400, 'request.invalid'],
    ['null', () => send('null'), 400, 'request.invalid'],
  ])('%s is refused', async (_, ask, status, code) => {
    const answer = await ask()
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().error).toMatch(/\w/)
  })
})

describe('another method or address', () => {
  test.each([
    ['DELETE', routes.listCompanions.path],
    ['GET', '/api'],
    ['POST', '/api/tiers'],
    ['HEAD', routes.getUser.path],
  ] as const)('%s %s is not found', async (method, url) => {
    const answer = await app.inject({ method, url, headers: { authorization: `Bearer ${resident}` } })
    expect(answer.statusCode).toBe(404)
  })
})

test('requests beyond the limit are told to wait, by user and not by what they ask for', async () => {
  const [busy, calm] = [await strict.people.signUpOnboarded(), await strict.people.signUpOnboarded()]
  const ask = (as: string, route: RouteDefinition = routes.createRealtimeTicket) => strict.call(route, { as })
  const statuses = new Map<number, number>()
  for (let n = 0; n < rateLimits.write + 5; n += 1) {
    const { statusCode } = await ask(busy)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect(statuses.get(200)).toBe(rateLimits.write)
  const refused = await ask(busy)
  expect(refused.statusCode).toBe(429)
  expect(refused.json().code).toBe('request.rate_limited')
  expect((await ask(calm)).statusCode).toBe(200)
  expect((await ask(busy, routes.getUser)).statusCode).toBe(200)
})
