import { createPublicKey, randomUUID } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'
import { decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { AccountRefusedError } from '../port.ts'
import { authProviderSuite } from '../suite.ts'
import { createBetterAuthProvider } from './better-auth.auth.ts'
import { loadLibrary } from './library.ts'

const { db, pool } = await testDatabase()
const secret = 'a secret for tests that is long enough'
const base = {
  db,
  pool,
  clock: systemClock,
  logger: pino({ level: 'silent' }),
  publicOrigin: null,
  otherOrigins: [],
  mail: null,
}
type Changes = Partial<Parameters<typeof createBetterAuthProvider>[0]>
const open = (options: Changes = {}) => {
  const provider = createBetterAuthProvider({
    ...base,
    secret,
    signups: 'open',
    limitFactor: 1000,
    ...options,
  })
  afterAll(() => provider.close())
  return provider
}
const provider = open()

const post = (
  path: string,
  body: unknown,
  { address = '192.0.2.1', to = provider, headers = {} as Record<string, string> } = {},
) => {
  const request = new Request(`http://localhost:3000/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!to.handle) throw new Error('accounts are kept here')
  return to.handle(request, { address })
}

const person = () => ({ name: '', email: `${randomUUID()}@example.org`, password: 'a long password' })

const tokenOf = async (signedIn: Response, to = provider): Promise<string> => {
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  const request = new Request('http://localhost:3000/api/auth/token', { headers: { cookie } })
  if (!to.handle) throw new Error('accounts are kept here')
  const answer = await to.handle(request, { address: '192.0.2.1' })
  const { token } = (await answer.json()) as { token: string }
  return token
}

const newestKey = async () => {
  const { rows } = await pool.query<{ id: string; public_key: string; private_key: string }>(
    'select * from auth_jwks order by created_at desc limit 1',
  )
  const [row] = rows
  if (!row) throw new Error('no key')
  return row
}

authProviderSuite('accounts kept here', async () => {
  await tokenOf(await post('/sign-up/email', person()))
  const row = await newestKey()
  const decrypted = await symmetricDecrypt({ key: secret, data: JSON.parse(row.private_key) as string })
  const key = await importJWK(JSON.parse(decrypted) as JWK, 'EdDSA')
  return {
    provider,
    sign: (claims = {}, header = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const good = { iss: provider.issuer, aud: 'everbond', sub: 'person', iat: now, exp: now + 60 }
      return new SignJWT({ ...good, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', kid: row.id, ...header })
        .sign(key)
    },
    publicKeyPem: async () =>
      createPublicKey({ key: JSON.parse(row.public_key), format: 'jwk' })
        .export({ type: 'spki', format: 'pem' })
        .toString(),
    forSomebodyElse: { aud: 'another-app' },
    alg: 'EdDSA',
  }
})

test('tables and columns are as the library wants them', async () => {
  const library = await loadLibrary({ ...base, secret, limitFactor: 1, inBackground: () => undefined })
  const { explicitSchemaCheck } = (await library.$context) as unknown as {
    explicitSchemaCheck: () => Promise<void> | undefined
  }
  await explicitSchemaCheck()
})

describe('a session', () => {
  test('stands until it is ended, and the profile comes with it', async () => {
    const { email } = person()
    const signedIn = await post('/sign-up/email', { ...person(), email, username: 'Kay' })
    const token = await provider.verify(await tokenOf(signedIn))
    expect(await provider.look(token)).toEqual({
      sessionStands: true,
      profile: { username: 'kay', email, emailVerified: false },
    })
    await provider.endSessions(token.subject)
    expect((await provider.look(token)).sessionStands).toBe(false)
  })

  test('does not stand beyond its end', async () => {
    const token = await provider.verify(await tokenOf(await post('/sign-up/email', person())))
    await pool.query("update auth_session set expires_at = now() - interval '1 second' where id = $1", [
      token.sessionId,
    ])
    expect((await provider.look(token)).sessionStands).toBe(false)
  })

  test('without a name in the token does not stand', async () => {
    const token = await provider.verify(await tokenOf(await post('/sign-up/email', person())))
    expect((await provider.look({ ...token, sessionId: null })).sessionStands).toBe(false)
  })

  test("of another person's does not stand", async () => {
    const one = await provider.verify(await tokenOf(await post('/sign-up/email', person())))
    const two = await provider.verify(await tokenOf(await post('/sign-up/email', person())))
    expect((await provider.look({ ...one, sessionId: two.sessionId })).sessionStands).toBe(false)
  })
})

describe('closed sign-ups', () => {
  const closed = open({ signups: 'closed' })

  test('are refused with a code, whatever the path looks like', async () => {
    const answer = await post('/sign-up/email', person(), { to: closed })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({
      code: 'auth.signups_closed',
      error: 'This server does not take new accounts.',
    })
    for (const path of ['/sign-up/email/', '//sign-up/email', '/sign-up%2Femail', '/SIGN-UP/email'])
      expect((await post(path, person(), { to: closed })).status).toBe(404)
  })

  test('do not keep the operator from adding an account, who can then sign in', async () => {
    const { email, password } = person()
    const added = await closed.accounts?.add({ email, username: 'Op_Added', password })
    expect(added?.profile).toEqual({ username: 'op_added', email, emailVerified: false })
    const signedIn = await post('/sign-in/username', { username: 'op_added', password }, { to: closed })
    expect((await closed.verify(await tokenOf(signedIn, closed))).subject).toBe(added?.subject)
  })
})

describe("the operator's hand", () => {
  test('refuses what a sign-up would refuse', async () => {
    const { email, password } = person()
    const add = (account: { email: string; username: string | null; password: string }) =>
      expect(provider.accounts?.add(account)).rejects.toBeInstanceOf(AccountRefusedError)
    await provider.accounts?.add({ email, username: 'twice', password })
    await add({ email: email.toUpperCase(), username: null, password })
    await add({ email: person().email, username: 'TWICE', password })
    await add({ email: 'nobody', username: null, password })
    await add({ email: person().email, username: 'a b', password })
    await add({ email: person().email, username: null, password: 'short' })
  })

  test('finds by address or name', async () => {
    const { email, password } = person()
    const added = await provider.accounts?.add({ email, username: 'finder', password })
    expect(await provider.accounts?.find(email.toUpperCase())).toEqual(added)
    expect(await provider.accounts?.find(' Finder')).toEqual(added)
    expect(await provider.accounts?.find('nobody')).toBeNull()
  })

  test('gives a link that sets a password once', async () => {
    const { email, password } = person()
    const added = await provider.accounts?.add({ email, username: null, password })
    const link = await provider.accounts?.resetPath(added?.subject ?? '')
    const token = new URL(link?.path ?? '', 'http://localhost').searchParams.get('token')
    const reset = { token, newPassword: 'another password' }
    expect((await post('/reset-password', reset)).status).toBe(200)
    expect((await post('/reset-password', reset)).status).toBe(400)
    expect((await post('/sign-in/email', { email, password: 'another password' })).status).toBe(200)
  })
})

describe('limits', () => {
  const strict = open({ limitFactor: 1 })
  const attempt = (address: string, headers: Record<string, string> = {}) =>
    post(
      '/sign-in/email',
      { email: 'a@example.org', password: 'wrong password' },
      { to: strict, address, headers },
    )

  test('stand in the database, for each address by itself, and cannot be dodged by a header', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const forged = { 'x-forwarded-for': `198.51.100.${index}`, 'x-everbond-peer': `198.51.100.${index}` }
      statuses.push((await attempt('203.0.113.7', forged)).status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses.slice(10)).toEqual([429, 429])
    expect((await attempt('203.0.113.8')).status).toBe(401)
    const { rows } = await pool.query('select count from auth_rate_limit where key = $1', [
      '203.0.113.7|/sign-in/email',
    ])
    expect(rows).toEqual([{ count: 10 }])
    const refused = await attempt('203.0.113.7')
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await refused.json()).toMatchObject({ code: 'request.rate_limited' })
  })
})

describe('behind a public https origin', () => {
  const links: string[] = []
  const keep = async ({ link }: { link: string }) => {
    links.push(link)
  }
  const publicOrigin = 'https://everbond.example'
  const mail = { sendVerification: keep, sendReset: keep }
  const behind = open({ publicOrigin, otherOrigins: ['https://app.example'], mail })

  test('cookies are secure, and links lead to that origin however the server was reached', async () => {
    const signedUp = await post('/sign-up/email', person(), { to: behind })
    expect(signedUp.headers.getSetCookie()[0]).toMatch(/^__Secure-everbond\.session_token=.*Secure/)
    await behind.close()
    expect(links.map((link) => new URL(link).origin)).toEqual([publicOrigin])
  })

  test.each([
    [publicOrigin, 200],
    ['https://app.example', 200],
    ['http://localhost:3000', 200],
    ['https://evil.example', 403],
    ['https://everbond.example.evil.example', 403],
    ['null', 403],
  ])('a page of %s is answered %i', async (origin, status) => {
    const answer = await post('/sign-up/email', person(), { to: behind, headers: { origin } })
    expect(answer.status).toBe(status)
  })
})

test('a mail that cannot be sent keeps nobody from signing up', async () => {
  const broken = () => Promise.reject(new Error('no mail server'))
  const to = open({ mail: { sendVerification: broken, sendReset: broken } })
  expect((await post('/sign-up/email', person(), { to })).status).toBe(200)
  await to.close()
})

test('without mail nobody is promised a link', async () => {
  const answer = await post('/request-password-reset', { email: 'a@example.org' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'RESET_PASSWORD_DISABLED' })
})

test('a restored database without its secret signs with a new key, and the old tokens still verify', async () => {
  const signedIn = await post('/sign-up/email', person())
  const before = await tokenOf(signedIn)
  const restored = open({ secret: 'another secret that is long enough too' })
  const again = await post('/sign-up/email', person(), { to: restored })
  const after = await tokenOf(again, restored)
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  expect((await restored.verify(after)).subject).toEqual(expect.any(String))
  expect((await restored.verify(before)).subject).toEqual(expect.any(String))
})

test('a database that is away is a fault of the server, not of the password', async () => {
  const failing = createBetterAuthProvider({
    ...base,
    pool: Object.assign(Object.create(pool), {
      connect: () => Promise.reject(new Error('Connection terminated unexpectedly')),
    }),
    secret,
    signups: 'open',
    limitFactor: 1,
  })
  await expect(post('/sign-in/email', person(), { to: failing })).rejects.toThrow('Connection terminated')
})
