import { errorCatalogue, errorCodes, type RouteDefinition, type RouteName, routes } from '@everbond/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { startTestApp } from '../testing/app.ts'
import { mara } from '../testing/companion.ts'
import { sized } from '../testing/size.ts'
import { missingRoutes } from './http/start-http.ts'

const database = await testDatabase()
const { app, call, handlers, people } = await startTestApp(database, {
  DEFAULT_TIER: 'premium',
  GENERATION_WAIT: '0',
})
const newcomer = await people.signUp()
const resident = await people.signUpOnboarded()

const table = Object.entries(routes) as [RouteName, RouteDefinition][]
const having = (...auth: RouteDefinition['auth'][]) => table.filter(([, route]) => auth.includes(route.auth))

/** What answers without a sign-in, and nothing else does. */
const publicRoutes: RouteName[] = ['getTiers', 'getStatus', 'getPublicConfig', 'getOpenApi']
/** What answers without a sign-in to whoever holds an address that was signed for a moment. */
const signedRoutes: RouteName[] = ['getSignedImage']

test('every route of the contract is answered by the server', () => {
  expect(missingRoutes(Object.values(routes), handlers)).toEqual([])
  expect(handlers).toHaveLength(table.length)
})

describe('signed out', () => {
  test('only the named routes are public', () => {
    const names = having('public').map(([name]) => name)
    expect(names.toSorted()).toEqual([...publicRoutes, ...signedRoutes].toSorted())
  })

  test.each(publicRoutes)('%s answers', async (name) => {
    expect((await call(routes[name])).statusCode).toBe(200)
  })

  test.each(signedRoutes)('%s tells nothing without its signature, nor with a wrong one', async (name) => {
    const route: RouteDefinition = routes[name]
    const user = (await call(routes.getUser, { as: resident })).json().id
    const query = { user, expires: String(Date.now() + 60_000), signature: 'made up' }
    expect((await call(route, { query })).statusCode).toBe(404)
    expect((await call(route)).statusCode).toBe(400)
  })

  const tokens = {
    'no token': undefined,
    'a made-up token': 'eyJhbGciOiJub25lIn0.e30.',
    'a word': 'token',
    'an unsigned token': `${resident.split('.').slice(0, 2).join('.')}.`,
    // Not at its very end, where some bits of the last letter mean nothing.
    'a changed token': resident.replace(/.{20}$/, 'AAAAAAAAAAAAAAAAAAAA'),
  }
  test.each(having('session', 'onboarded'))(
    '%s answers 401, whatever is sent for a token',
    async (_, route) => {
      for (const [kind, as] of Object.entries(tokens)) {
        const answer = await call(route, as === undefined ? {} : { as })
        expect(answer.statusCode, kind).toBe(401)
        expect(answer.json(), kind).toEqual({ error: 'Authentication Required', code: 'auth.required' })
      }
    },
  )

  test('a cookie alone opens no route', async () => {
    const [name, value] = ['everbond.session_token', 'anything']
    const answer = await call(routes.getUser, { headers: { cookie: `${name}=${value}` } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('before the account setup', () => {
  test.each(having('onboarded'))('%s answers 403', async (_, route) => {
    const answer = await call(route, { as: newcomer })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({
      error: 'Please finish the account setup first.',
      code: 'onboarding.required',
    })
  })

  const ending = new Set<RouteName>(['signOutEverywhere', 'submitOnboarding'])
  test.each(having('session').filter(([name]) => !ending.has(name)))('%s answers', async (_, route) => {
    expect((await call(route, { as: newcomer })).statusCode).toBe(200)
  })

  test.each([
    [{}, 'request.invalid', 'ageVerified'],
    [{ ageVerified: true }, 'request.invalid', 'termsAccepted'],
    [{ ageVerified: 'true', termsAccepted: true }, 'request.invalid', 'ageVerified'],
    [{ ageVerified: false, termsAccepted: true }, 'onboarding.age_required', undefined],
    [{ ageVerified: true, termsAccepted: false }, 'onboarding.terms_required', undefined],
  ])('%o does not finish it', async (body, code, field) => {
    const answer = await call(routes.submitOnboarding, { as: newcomer, body })
    expect(answer.statusCode).toBe(400)
    const problem = answer.json()
    expect(problem.code).toBe(code)
    if (field) expect(problem.field).toBe(field)
    expect((await call(routes.getOnboarding, { as: newcomer })).json()).toMatchObject({
      onboardingComplete: false,
    })
  })
})

test('after it every route of the shell answers', async () => {
  for (const [name, route] of having('session', 'onboarded')) {
    if (route.method !== 'GET' || route.params) continue
    expect((await call(route, { as: resident })).statusCode, name).toBe(200)
  }
})

describe('whatever is sent', () => {
  const withBody = table.filter(([, route]) => route.body)
  /** Any text: NUL, halves of characters and what reads the wrong way round, too. */
  const text = fc.string({ unit: 'binary', maxLength: 40 })
  const nearly = fc.record(
    {
      name: text,
      description: text,
      age: fc.oneof(fc.integer({ min: 18, max: 99 }), fc.string({ maxLength: 4 })),
      interests: fc.oneof(fc.array(text, { maxLength: 3 }), text),
      personalityTraits: fc.array(text, { maxLength: 2 }),
      bodyDescription: fc.option(text),
      skinTone: text,
      behavior: text,
      nsfwAllowed: fc.boolean(),
      ageVerified: fc.boolean(),
      slot: fc.constantFrom(1, 2, 3),
      slotIndex: fc.constantFrom(0, 1, 2, 3),
    },
    { requiredKeys: ['name', 'description'] },
  )
  const json = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    nearly,
    // Values of any kind under the names that the routes know.
    fc.dictionary(
      fc.constantFrom(...Object.keys(mara), 'age', 'interests', 'style', '__proto__'),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  )

  /** A companion of the resident's own, and room for nine more. */
  const freshCompanion = async (): Promise<string> => {
    await database.db.execute(sql`delete from companions`)
    return (await call(routes.createCompanion, { as: resident, body: mara })).json().id
  }

  const answersInForm = (answer: Awaited<ReturnType<typeof call>>) => {
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    if (answer.statusCode === 200) return
    const problem = answer.json()
    expect(errorCodes).toContain(problem.code)
    expect(problem.error).toEqual(expect.any(String))
    expect(answer.statusCode).toBe(errorCatalogue[problem.code as keyof typeof errorCatalogue].status)
  }

  test.each(withBody.filter(([name]) => name !== 'signOutEverywhere'))(
    '%s never answers 500 to a JSON body',
    async (_, route) => {
      let id = await freshCompanion()
      let made = 0
      const run = async (body: unknown) => {
        made += 1
        if (made % 8 === 0) id = await freshCompanion()
        answersInForm(
          await app.inject({
            method: route.method,
            url: route.path.replace(/\{\w+\}/g, id),
            headers: { authorization: `Bearer ${resident}`, 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          }),
        )
      }
      await fc.assert(fc.asyncProperty(json, run), { numRuns: sized({ small: 60, full: 2000 }) })
    },
    120_000,
  )

  const withParams = table.filter(([, route]) => route.params || route.query)
  test.each(withParams)(
    '%s never answers 500 to what stands in its address',
    async (_, route) => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 250 }),
        fc.constantFrom('..', '%', '\u0000', "'", '__proto__'),
      )
      const run = async (value: string) => {
        const params = { id: value, imageId: value }
        answersInForm(await call(route, { as: resident, params, query: { userId: value } }))
      }
      await fc.assert(fc.asyncProperty(text, run), { numRuns: sized({ small: 60, full: 2000 }) })
    },
    120_000,
  )

  test('/api/auth never answers 500 to a JSON body', async () => {
    const paths = [
      'sign-in/email',
      'sign-in/username',
      'sign-up/email',
      'request-password-reset',
      'reset-password',
      'get-session',
      'token',
      'no-such-thing',
    ]
    const run = async (path: string, body: unknown) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { origin: 'http://localhost', host: 'localhost', 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(500)
    }
    await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), json, run), {
      numRuns: sized({ small: 60, full: 1000 }),
    })
  }, 120_000)
})
