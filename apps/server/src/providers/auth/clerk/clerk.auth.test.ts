import { exportSPKI } from 'jose'
import pino from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { AuthUnavailableError } from '../port.ts'
import { authProviderSuite } from '../suite.ts'
import { startIssuer } from '../tokens/issuer.fixture.ts'
import { createClerkProvider } from './clerk.auth.ts'
import { issuerOfKey } from './publishable-key.ts'

const address = (id: string, status: string | null) => ({
  id,
  email_address: `${id}@example.org`,
  verification: status === null ? null : { status },
})

let people: Record<string, unknown> = {}
let authorization: string | undefined

const clerk = await startIssuer({
  answer: (request) => {
    const url = request.url ?? ''
    if (!url.startsWith('/v1/')) return null
    authorization = request.headers.authorization
    if (url.startsWith('/v1/sessions?')) return { status: 200, body: [{ id: 'sess_1' }, { id: 'sess_2' }] }
    if (url.startsWith('/v1/sessions/')) return { status: 200, body: {} }
    const person = people[url.replace('/v1/users/', '')]
    return person ? { status: 200, body: person } : { status: 404, body: { errors: [] } }
  },
})
afterAll(() => clerk.close())
beforeEach(() => {
  people = {}
})

const setUp = () => {
  let now = Date.now()
  const provider = createClerkProvider({
    clock: { now: () => new Date(now) },
    logger: pino({ level: 'silent' }),
    issuer: clerk.origin,
    publishableKey: 'pk_test_x',
    secretKey: 'sk_test_y',
    origins: ['https://everbond.example'],
    apiUrl: clerk.origin,
  })
  const look = async (sub: string) =>
    provider.look(
      await provider.verify(await clerk.token({ claims: { sub, exp: Date.now() / 1000 + 3600 } })),
    )
  return {
    provider,
    look,
    pass: (ms: number) => {
      now += ms
    },
  }
}

authProviderSuite('Clerk', async () => ({
  provider: createClerkProvider({
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    issuer: clerk.origin,
    publishableKey: 'pk_test_x',
    secretKey: 'sk_test_y',
    origins: ['https://everbond.example'],
    apiUrl: clerk.origin,
  }),
  sign: (claims = {}, header = {}) =>
    clerk.token({ claims: { azp: 'https://everbond.example', ...claims }, header }),
  publicKeyPem: () => exportSPKI(clerk.publicKey),
  forSomebodyElse: { azp: 'https://another.example' },
  alg: 'RS256',
}))

test('a sign-in that is not complete is refused', async () => {
  const bearer = await clerk.token({ claims: { sts: 'pending' } })
  await expect(setUp().provider.verify(bearer)).rejects.toThrow('not complete')
})

describe('the profile', () => {
  test('is read by the API, with the primary address where that is verified', async () => {
    people.ada = {
      username: 'ada',
      primary_email_address_id: 'second',
      email_addresses: [address('first', 'verified'), address('second', 'verified')],
    }
    const { look } = setUp()
    expect((await look('ada')).profile).toEqual({
      username: 'ada',
      email: 'second@example.org',
      emailVerified: true,
    })
    expect(authorization).toBe('Bearer sk_test_y')
  })

  test.each(['unverified', 'expired', null])('holds no address whose state is %s', async (status) => {
    people.ada = {
      username: null,
      primary_email_address_id: 'first',
      email_addresses: [address('first', status), address('second', 'verified')],
    }
    expect((await setUp().look('ada')).profile).toEqual({ username: null, email: null, emailVerified: false })
  })

  test('is not asked for at each look, and a change is seen after five minutes', async () => {
    const person = { primary_email_address_id: null, email_addresses: [] }
    people.bob = { ...person, username: 'bob' }
    const { look, pass } = setUp()
    const asked = () => clerk.asked.filter((call) => call === 'GET /v1/users/bob').length
    const before = asked()
    expect((await look('bob')).profile?.username).toBe('bob')
    await look('bob')
    expect(asked() - before).toBe(1)
    people.bob = { ...person, username: 'bobby' }
    pass(5 * 60_000)
    await expect.poll(async () => (await look('bob')).profile?.username).toBe('bobby')
  })

  test('keeps nobody out where it cannot be read', async () => {
    expect(await setUp().look('nobody')).toEqual({ sessionStands: true, profile: null })
  })
})

test('signing out everywhere revokes every session at Clerk', async () => {
  await setUp().provider.endSessions('ada')
  expect(clerk.asked).toContain('POST /v1/sessions/sess_1/revoke')
  expect(clerk.asked).toContain('POST /v1/sessions/sess_2/revoke')
})

test('signing out everywhere fails aloud where Clerk does not answer', async () => {
  clerk.setDown(true)
  await expect(setUp().provider.endSessions('ada')).rejects.toBeInstanceOf(AuthUnavailableError)
  clerk.setDown(false)
})

test.each([
  [
    `pk_test_${Buffer.from('happy-cat-1.clerk.accounts.dev$').toString('base64')}`,
    'https://happy-cat-1.clerk.accounts.dev',
  ],
  [`pk_live_${Buffer.from('clerk.everbond.example$').toString('base64')}`, 'https://clerk.everbond.example'],
  ['pk_test_', null],
  ['sk_test_abc', null],
  [`pk_test_${Buffer.from('no dollar').toString('base64')}`, null],
  [`pk_test_${Buffer.from('evil.example/path$').toString('base64')}`, null],
])('the publishable key %s names %s', (key, issuer) => {
  expect(issuerOfKey(key)).toBe(issuer)
})
