import rateLimit from '@fastify/rate-limit'
import { fastify } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { handleError } from '#server/platform/http/errors.ts'
import { answer } from '#server/platform/http/handler.ts'
import { registerRoutes } from '#server/platform/http/register.ts'
import { newId } from '#server/platform/ids.ts'
import { createSelfDeclaration } from '#server/providers/age/self-declaration/self-declaration.age.ts'
import { createOnboarding } from './index.ts'

const { db, pool } = await testDatabase()
let now = new Date('2026-11-21T10:00:00Z')
const clock = { now: () => now }

const gated = {
  method: 'GET',
  path: '/api/gated',
  auth: 'onboarded',
  summary: 'Behind the gate',
  response: z.object({ open: z.literal(true) }),
  errors: ['onboarding.required'],
  limit: 'read',
} as const

const start = async (termsVersion: string) => {
  const onboarding = createOnboarding({ db, clock, age: createSelfDeclaration(), termsVersion })
  const app = fastify()
  app.setErrorHandler(handleError)
  await app.register(rateLimit, { global: false })
  registerRoutes(app, {
    handlers: [...onboarding.routes, answer(gated, async () => ({ open: true as const }))],
    gate: {
      authenticate: async (bearer) => ({ userId: bearer, sessionId: null }),
      assertOnboarded: onboarding.assertOnboarded,
    },
    limitFactor: 100,
  })
  afterAll(() => app.close())
  const call = async (userId: string, url: string, body?: object) => {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${userId}` },
      ...(body ? { payload: body } : {}),
    })
    return { status: response.statusCode, body: response.json() as Record<string, unknown> }
  }
  return {
    status: (userId: string) => call(userId, '/api/onboarding'),
    submit: (userId: string, body: object) => call(userId, '/api/onboarding', body),
    gate: async (userId: string) => (await call(userId, '/api/gated')).body.code ?? 'open',
  }
}

const newUser = async () => {
  const userId = newId()
  await pool.query('insert into users (user_id, created_at) values ($1, $2)', [userId, now])
  return userId
}

const both = { ageVerified: true, termsAccepted: true }
const first = await start('1')

describe('the gate', () => {
  test('is closed at first, and open as soon as age and terms are given', async () => {
    const userId = await newUser()
    expect(await first.status(userId)).toEqual({
      status: 200,
      body: { onboardingComplete: false, ageVerified: false, termsAccepted: false, termsVersion: '1' },
    })
    expect(await first.gate(userId)).toBe('onboarding.required')
    expect((await first.submit(userId, both)).body).toMatchObject({ onboardingComplete: true })
    expect(await first.gate(userId)).toBe('open')
    expect((await first.status(userId)).body).toMatchObject({ onboardingComplete: true })
  })

  test('of one person does not open with that of another', async () => {
    const [one, two] = [await newUser(), await newUser()]
    await first.submit(one, both)
    expect(await first.gate(one)).toBe('open')
    expect(await first.gate(two)).toBe('onboarding.required')
  })

  test('closes within five seconds where the record goes', async () => {
    const userId = await newUser()
    await first.submit(userId, both)
    expect(await first.gate(userId)).toBe('open')
    await pool.query('delete from user_onboarding where user_id = $1', [userId])
    now = new Date(now.getTime() + 4_999)
    expect(await first.gate(userId)).toBe('open')
    now = new Date(now.getTime() + 1)
    expect(await first.gate(userId)).toBe('onboarding.required')
  })
})

describe('what is refused, with nothing written', () => {
  test.each([
    [
      { ageVerified: false, termsAccepted: true },
      'onboarding.age_required',
      'Please confirm that you are 18 or older.',
    ],
    [
      { ageVerified: true, termsAccepted: false },
      'onboarding.terms_required',
      'You must accept the terms to continue',
    ],
    [{ ageVerified: 'yes', termsAccepted: true }, 'request.invalid', expect.any(String)],
    [{ termsAccepted: true }, 'request.invalid', expect.any(String)],
    [{}, 'request.invalid', expect.any(String)],
  ])('%o', async (body, code, error) => {
    const userId = await newUser()
    expect(await first.submit(userId, body)).toMatchObject({ status: 400, body: { code, error } })
    expect((await first.status(userId)).body).toMatchObject({ ageVerified: false, termsAccepted: false })
  })

  test('unknown fields set nothing', async () => {
    const [mine, other] = [await newUser(), await newUser()]
    const extra = { userId: other, termsVersion: '99', ageMethod: 'provider', termsAcceptedAt: '2001-01-01' }
    await first.submit(mine, { ...both, ...extra })
    expect((await first.status(other)).body).toMatchObject({ onboardingComplete: false })
    const { rows } = await pool.query('select * from user_onboarding where user_id = $1', [mine])
    expect(rows).toMatchObject([
      { age_method: 'self_declaration', terms_version: '1', terms_accepted_at: now },
    ])
  })
})

describe('the record', () => {
  test('keeps the first time, however often and however parallel it is sent', async () => {
    const userId = await newUser()
    const began = now
    await Promise.all(Array.from({ length: 10 }, () => first.submit(userId, both)))
    now = new Date(now.getTime() + 60_000)
    expect((await first.submit(userId, both)).status).toBe(200)
    const { rows } = await pool.query('select * from user_onboarding where user_id = $1', [userId])
    expect(rows).toMatchObject([{ age_verified_at: began, terms_accepted_at: began }])
    const accepted = await pool.query(
      'select version, accepted_at from terms_acceptances where user_id = $1',
      [userId],
    )
    expect(accepted.rows).toEqual([{ version: '1', accepted_at: began }])
  })

  test('holds every version, and a new one asks again for the terms alone', async () => {
    const userId = await newUser()
    await first.submit(userId, both)
    const second = await start('2')
    expect((await second.status(userId)).body).toMatchObject({ ageVerified: true, termsAccepted: false })
    expect(await second.gate(userId)).toBe('onboarding.required')
    expect((await second.submit(userId, { ageVerified: false, termsAccepted: true })).status).toBe(200)
    expect(await second.gate(userId)).toBe('open')
    const { rows } = await pool.query(
      'select version from terms_acceptances where user_id = $1 order by version',
      [userId],
    )
    expect(rows).toEqual([{ version: '1' }, { version: '2' }])
  })
})
