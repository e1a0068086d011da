import { describe, expect, test } from 'vitest'
import { accountsFixture, createBrowser, paths } from '../../modules/accounts/accounts.fixture.ts'
import { grantTier, openPlan, readEntitlement, revokeTier } from '../../modules/plans/index.ts'
import { testDatabase } from '../../platform/database/test-database.ts'
import { usersCommand } from './users.ts'

const database = await testDatabase()
const { db, pool } = database
const { accounts, auth, events, origin } = await accountsFixture(database, { signups: 'closed' })
events.on('user.created', ({ tx, userId, createdAt }) => openPlan(tx, { userId, createdAt, tier: 'free' }))

const deps = {
  db,
  clock: { now: () => new Date() },
  auth,
  accounts,
  plans: {
    readTier: async (userId: string) => {
      const { tier, subscriptionStatus } = await readEntitlement(db, userId)
      return { tier: tier.key, subscriptionStatus }
    },
    grantTier,
    revokeTier,
  },
  origin: 'https://everbond.example',
  readPassword: async () => 'a typed password',
}

const run = (...argv: string[]) => usersCommand(deps, argv)
const json = async (...argv: string[]) => {
  const { exitCode, output } = await run(...argv, '--json')
  return { exitCode, ...(JSON.parse(output) as Record<string, unknown>) } as Record<string, unknown>
}
const why = ['--reason', 'a test']
const add = (name: string, ...more: string[]) =>
  json('add', `${name}@example.org`, '--username', name, ...more, ...why)

const signIn = async (name: string, password: unknown) => {
  const browser = createBrowser(origin)
  const answer = await browser.call('/api/auth/sign-in/username', { username: name, password })
  if (answer.status !== 200) return { status: answer.status, me: answer.status }
  const bearer = await browser.token()
  return { status: answer.status, me: (await browser.api(paths.user, bearer)).status }
}

const auditOf = async (id: unknown) =>
  (
    await pool.query('select actor, action, reason, details from audit_log where user_id = $1 order by at', [
      id,
    ])
  ).rows

describe('add', () => {
  test('makes an account that can sign in while sign-ups are closed, with a password shown once', async () => {
    const added = await add('ada')
    expect(added).toMatchObject({
      exitCode: 0,
      username: 'ada',
      email: 'ada@example.org',
      emailVerified: false,
    })
    expect(String(added.password).length).toBeGreaterThanOrEqual(16)
    expect(await signIn('ada', added.password)).toEqual({ status: 200, me: 200 })
    expect(await auditOf(added.id)).toEqual([
      { actor: 'operator', action: 'user.add', reason: 'a test', details: {} },
    ])
    expect(JSON.stringify(await json('show', 'ada'))).not.toContain(String(added.password))
  })

  test('takes a password from standard input and does not repeat it', async () => {
    const { output } = await run('add', 'bob@example.org', '--username', 'bob', '--password-stdin', ...why)
    expect(output).not.toContain('a typed password')
    expect((await signIn('bob', 'a typed password')).status).toBe(200)
  })

  test('says what is wrong and adds nobody', async () => {
    await add('twice')
    expect(await add('twice')).toMatchObject({
      exitCode: 1,
      error: 'An account with this address or username exists already.',
    })
    expect(await json('add', 'no-address', ...why)).toMatchObject({ exitCode: 1 })
  })
})

describe('tiers', () => {
  test('are granted and taken back, with what was before', async () => {
    const { id } = await add('tia')
    expect(await json('grant-tier', 'tia', 'premium', ...why)).toEqual({
      exitCode: 0,
      id,
      before: 'free',
      tier: 'premium',
      subscriptionStatus: 'granted',
    })
    expect(await json('show', 'TIA@example.org')).toMatchObject({
      tier: 'premium',
      subscriptionStatus: 'granted',
    })
    expect(await json('revoke-tier', String(id), ...why)).toMatchObject({ before: 'premium', tier: 'free' })
    expect((await auditOf(id)).slice(1)).toMatchObject([
      { action: 'tier.grant', details: { before: 'free', after: 'premium' } },
      { action: 'tier.revoke', details: { before: 'premium', after: 'free' } },
    ])
  })

  test('can be given to somebody who signed up and has not come back yet', async () => {
    await auth.accounts?.add({ email: 'new@example.org', username: 'newcomer', password: 'a long password' })
    expect(await json('grant-tier', 'newcomer', 'pro', ...why)).toMatchObject({ exitCode: 0, tier: 'pro' })
  })
})

test('a lock keeps out at once, and an unlock lets in', async () => {
  const { password } = await add('lou')
  expect(await json('lock', 'lou', ...why)).toMatchObject({ changed: true, lockedAt: expect.any(String) })
  expect(await signIn('lou', password)).toEqual({ status: 200, me: 401 })
  expect(await json('lock', 'lou', ...why)).toMatchObject({ exitCode: 0, changed: false })
  expect(await json('unlock', 'lou', ...why)).toMatchObject({ changed: true, lockedAt: null })
  expect(await signIn('lou', password)).toEqual({ status: 200, me: 200 })
})

test('a reset link sets a new password once', async () => {
  const { id } = await add('rhea')
  const { link, expiresAt } = await json('reset-link', 'rhea', ...why)
  expect(String(link)).toMatch(/^https:\/\/everbond\.example\/reset-password\?token=/)
  expect(new Date(String(expiresAt)).getTime()).toBeGreaterThan(Date.now())
  const token = new URL(String(link)).searchParams.get('token')
  const reset = (newPassword: string) =>
    createBrowser(origin).call('/api/auth/reset-password', { token, newPassword })
  expect((await reset('a new password')).status).toBe(200)
  expect((await reset('a newer password')).status).toBe(400)
  expect((await signIn('rhea', 'a new password')).status).toBe(200)
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['user.add', 'user.reset_link'])
  const stored = JSON.stringify((await pool.query('select * from auth_verification')).rows)
  expect(stored).not.toContain(token)
})

describe('what cannot be done', () => {
  test('nobody of that name', async () => {
    expect(await json('show', 'nobody')).toEqual({ exitCode: 1, error: "There is no user 'nobody'." })
  })

  test('several of that name are listed', async () => {
    const profile = { username: 'same', email: null, emailVerified: false }
    const one = await accounts.ensureUser({ issuer: 'a', subject: '1' }, profile)
    const two = await accounts.ensureUser({ issuer: 'b', subject: '1' }, profile)
    const { exitCode, output } = await run('lock', 'same', ...why)
    expect(exitCode).toBe(1)
    expect(output).toContain(one)
    expect(output).toContain(two)
  })

  test('a password of an account that is kept elsewhere', async () => {
    const id = await accounts.ensureUser({ issuer: 'elsewhere', subject: '1' }, null)
    expect(await json('reset-link', id, ...why)).toMatchObject({ exitCode: 1 })
    const outside = { ...deps, auth: { issuer: 'https://login.example', accounts: null } }
    const { exitCode, output } = await usersCommand(outside, ['add', 'x@example.org', ...why])
    expect([exitCode, output]).toEqual([1, 'Accounts are kept by https://login.example, not here.\n'])
  })

  test('what is not understood comes back with the help', async () => {
    const { exitCode, output } = await run('lock', 'ada')
    expect(exitCode).toBe(2)
    expect(output).toContain('Say why with --reason')
    expect(output).toContain('everbond users <verb> <who>')
    expect(await run('help')).toMatchObject({ exitCode: 0 })
  })
})

test('without --json it is said in lines, with the audit log', async () => {
  await add('zoe')
  const { output } = await run('show', 'zoe')
  expect(output).toMatch(/^email\s+zoe@example\.org$/m)
  expect(output).toMatch(/^emailVerified\s+no$/m)
  expect(output).toMatch(/operator {2}user\.add {2}a test$/m)
})
