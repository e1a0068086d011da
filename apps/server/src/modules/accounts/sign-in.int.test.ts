import type { User } from '@everbond/contract'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { accountsFixture, createBrowser, createOutbox, paths } from './accounts.fixture.ts'

const database = await testDatabase()
const outbox = createOutbox()
const { origin } = await accountsFixture(database, { mail: outbox.mail })
const password = 'correct horse battery'

const userOf = async (browser: ReturnType<typeof createBrowser>): Promise<User> => {
  const answer = await browser.api(paths.user, await browser.token())
  expect(answer.status).toBe(200)
  return (await answer.json()) as User
}

describe('an account kept here', () => {
  test('a sign-up makes a user with an unverified address', async () => {
    const browser = createBrowser(origin)
    expect((await browser.signUp({ email: 'Ada@Example.org', username: 'Ada_1', password })).status).toBe(200)
    expect(await userOf(browser)).toMatchObject({
      username: 'ada_1',
      email: 'ada@example.org',
      emailVerified: false,
    })
  })

  test('the token lives five minutes, names its session and comes from a fixed issuer', async () => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'bob@example.org', password })
    const claims = decodeJwt(await browser.token())
    expect(claims).toMatchObject({ iss: 'urn:everbond:accounts', aud: 'everbond', sid: expect.any(String) })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(300)
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  })

  test('people sign in by address or username, whatever its case', async () => {
    await createBrowser(origin).signUp({ email: 'cy@example.org', username: 'cy.the.first', password })
    const byEmail = createBrowser(origin)
    await byEmail.call('/api/auth/sign-in/email', { email: 'CY@example.org', password })
    const byName = createBrowser(origin)
    await byName.call('/api/auth/sign-in/username', { username: 'Cy.The.First', password })
    expect((await userOf(byEmail)).id).toBe((await userOf(byName)).id)
  })

  test.each([
    ['email', { email: 'ada@example.org', password: 'wrong password' }, 'Invalid email or password'],
    ['email', { email: 'nobody@example.org', password }, 'Invalid email or password'],
    ['username', { username: 'ada_1', password: 'wrong password' }, 'Invalid username or password'],
    ['username', { username: 'nobody', password }, 'Invalid username or password'],
  ])('a wrong %s or password is refused without saying which', async (way, body, text) => {
    const answer = await createBrowser(origin).call(`/api/auth/sign-in/${way}`, body)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ message: text })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('cookies cannot be read by scripts and go to this site only', async () => {
    const answer = await createBrowser(origin).signUp({ email: 'dee@example.org', password })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^everbond\.session_token=/)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  test('a page of another origin cannot sign anybody in or out', async () => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'eve@example.org', password })
    const answer = await browser.call('/api/auth/sign-out', {}, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect((await userOf(browser)).email).toBe('eve@example.org')
  })
})

describe('what a sign-up cannot do', () => {
  test.each([{ emailVerified: true }, { email_verified: true }, { image: 'https://evil.example/x.png' }])(
    'set %o',
    async (extra) => {
      const email = `x${Math.random()}@example.org`
      await createBrowser(origin).signUp({ email, password, ...extra })
      const { rows } = await database.pool.query(
        'select email_verified, image from auth_user where email = $1',
        [email],
      )
      for (const row of rows) expect(row).toEqual({ email_verified: false, image: null })
    },
  )

  test.each([
    { id: 'mine', role: 'admin', tier: 'premium', userId: 'other', createdAt: '2001-01-01T00:00:00Z' },
  ])('name itself or its rights by %o', async (extra) => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'ext@example.org', password, ...extra })
    const user = await userOf(browser)
    expect(user.id).not.toBe('mine')
    expect(new Date(user.createdAt).getFullYear()).toBeGreaterThan(2020)
  })

  test.each([
    ['a short password', { email: 'p1@example.org', password: 'short' }],
    ['no address', { email: 'nobody', password }],
    ['a strange username', { email: 'p2@example.org', username: 'a b<c>', password }],
    ['a taken username', { email: 'p3@example.org', username: 'ADA_1', password }],
    ['a taken address', { email: 'ADA@example.org', password }],
  ])('use %s', async (_, person) => {
    const answer = await createBrowser(origin).signUp(person)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) })
  })

  test('a body that is no JSON, or too large, is refused', async () => {
    const send = (type: string, body: string) =>
      fetch(`${origin}/api/auth/sign-up/email`, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await send('application/json', '{"email":')).status).toBe(400)
    expect((await send('application/x-www-form-urlencoded', 'email=a')).status).toBe(415)
    expect((await send('application/json', JSON.stringify({ name: 'x'.repeat(20_000) }))).status).toBe(413)
  })
})

describe('mail', () => {
  test('the link of the first mail verifies the address, and the user shows it', async () => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'vera@example.org', username: 'vera', password })
    const mail = await outbox.next('verification', 'vera@example.org')
    expect(mail.link.startsWith(`${origin}/verify-email?token=`)).toBe(true)
    expect((await userOf(browser)).emailVerified).toBe(false)
    const token = new URL(mail.link).searchParams.get('token') ?? ''
    expect((await browser.call(`/api/auth/verify-email?token=${token}`)).status).toBe(200)
    await expect.poll(async () => (await userOf(browser)).emailVerified).toBe(true)
  })

  test("'Send again' sends another, to the own address only", async () => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'wim@example.org', password })
    await outbox.next('verification', 'wim@example.org')
    const other = await browser.call('/api/auth/send-verification-email', { email: 'ada@example.org' })
    expect(other.status).toBe(400)
    await browser.call('/api/auth/send-verification-email', { email: 'wim@example.org' })
    expect(await outbox.next('verification', 'wim@example.org')).toBeDefined()
  })

  test('a reset link sets a new password once and ends the sessions', async () => {
    const browser = createBrowser(origin)
    await browser.signUp({ email: 'rex@example.org', password })
    const before = await browser.token()
    expect((await browser.api(paths.user, before)).status).toBe(200)
    await browser.call('/api/auth/request-password-reset', { email: 'rex@example.org' })
    const { link } = await outbox.next('reset', 'rex@example.org')
    expect(link.startsWith(`${origin}/reset-password?token=`)).toBe(true)
    const token = new URL(link).searchParams.get('token')
    const reset = { token, newPassword: 'a new password' }
    expect((await browser.call('/api/auth/reset-password', reset)).status).toBe(200)
    expect((await browser.call('/api/auth/reset-password', reset)).status).toBe(400)
    await expect.poll(async () => (await browser.api(paths.user, before)).status).toBe(401)
    const again = createBrowser(origin)
    const signIn = (secret: string) =>
      again.call('/api/auth/sign-in/email', { email: 'rex@example.org', password: secret })
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn('a new password')).status).toBe(200)
  })

  test('asking for a reset tells nobody who has an account', async () => {
    const ask = async (email: string) => {
      const answer = await createBrowser(origin).call('/api/auth/request-password-reset', { email })
      return { status: answer.status, body: await answer.json() }
    }
    expect(await ask('nobody@example.org')).toEqual(await ask('ada@example.org'))
  })

  test('the database holds no link that works', async () => {
    const { rows } = await database.pool.query<{ identifier: string }>(
      'select identifier from auth_verification',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { identifier } of rows) expect(identifier).not.toContain('reset-password:')
  })
})

test.each(['/api/auth/sign-in/social', '/api/auth/delete-user', '/api/auth/update-user', '/api/auth/error'])(
  '%s is not offered',
  async (path) => {
    const answer = await createBrowser(origin).call(path, {})
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'request.not_found' })
  },
)
