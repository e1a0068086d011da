import { beforeEach, describe, expect, test } from 'vitest'
import { openListener } from '#server/platform/database/listen.ts'
import { createPool } from '#server/platform/database/pool.ts'
import { testDatabase } from '#server/platform/database/test-database.ts'
import { createEvents } from '#server/platform/events.ts'
import {
  type AuthProvider,
  AuthUnavailableError,
  InvalidTokenError,
  type Profile,
} from '#server/providers/auth/port.ts'
import type { AccountEvents } from './accounts.events.ts'
import { accountsFixture, createBrowser, paths, silent } from './accounts.fixture.ts'
import { createAccounts, readAudit } from './index.ts'

const database = await testDatabase()
const { db, pool, url } = database

let now = Date.now()
let profile: Profile | null = null
const clock = { now: () => new Date(now) }
beforeEach(() => {
  profile = null
})

/** Somebody else's issuer: the bearer is the subject and, after a '~', when it was issued. */
const outside: AuthProvider = {
  issuer: 'https://outside.example',
  webConfig: { kind: 'oidc', issuer: 'https://outside.example' },
  verify: async (bearer) => {
    if (bearer === 'away') throw new AuthUnavailableError('away')
    const [subject = '', issued] = bearer.split('~')
    if (subject === 'forged') throw new InvalidTokenError('forged')
    return {
      issuer: 'https://outside.example',
      subject,
      sessionId: null,
      issuedAt: new Date(Number(issued ?? now)),
      expiresAt: new Date(now + 60_000),
      profile: null,
    }
  },
  look: async () => ({ sessionStands: true, profile }),
  endSessions: async () => undefined,
  handle: null,
  accounts: null,
  check: async () => undefined,
  close: async () => undefined,
}

const fixture = await accountsFixture(database, { auth: outside, clock })
const { accounts, events, origin } = fixture
const api = createBrowser(origin).api
const status = async (bearer: string) => (await api(paths.user, bearer)).status
const answer = async (bearer: string) => (await api(paths.user, bearer)).json()
const userIdOf = async (bearer: string) => (await accounts.authenticate(bearer)).userId
const reason = { actor: 'operator', reason: 'a test' }

describe('first sight', () => {
  test('of a hundred requests at once makes one user, told of once', async () => {
    const created: string[] = []
    const processes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const own = createEvents<AccountEvents>()
        own.on('user.created', ({ userId }) => {
          created.push(userId)
        })
        const { db: ownDb, close } = createPool({ url, max: 3 })
        const made = await createAccounts({
          db: ownDb,
          auth: outside,
          events: own,
          clock,
          logger: silent,
          listener: fixture.listener,
        })
        return { made, close }
      }),
    )
    const callers = await Promise.all(
      processes.flatMap(({ made }) =>
        Array.from({ length: 10 }, () => made.ensureUser({ issuer: 'i', subject: 'crowd' }, null)),
      ),
    )
    expect(new Set(callers).size).toBe(1)
    const { rows } = await pool.query('select count(*)::int as n from user_identities where subject = $1', [
      'crowd',
    ])
    expect(rows).toEqual([{ n: 1 }])
    expect(created).toEqual([callers[0]])
    await Promise.all(processes.map(({ close }) => close()))
  })

  test('of the same subject at two issuers makes two users', async () => {
    const one = await accounts.ensureUser({ issuer: 'a', subject: 'same' }, null)
    expect(await accounts.ensureUser({ issuer: 'b', subject: 'same' }, null)).not.toBe(one)
  })

  test('leaves nobody behind where a handler fails', async () => {
    const failing = createEvents<AccountEvents>()
    failing.on('user.created', () => Promise.reject(new Error('no plan')))
    const { listener } = fixture
    const made = await createAccounts({ db, auth: outside, events: failing, clock, logger: silent, listener })
    await expect(made.ensureUser({ issuer: 'i', subject: 'unlucky' }, null)).rejects.toThrow('no plan')
    const { rows } = await pool.query('select 1 from user_identities where subject = $1', ['unlucky'])
    expect(rows).toEqual([])
  })

  test('takes the profile, and follows its changes', async () => {
    profile = { username: 'Ada', email: 'ada@example.org', emailVerified: true }
    expect(await answer('ada')).toMatchObject({ ...profile, createdAt: new Date(now).toISOString() })
    profile = { username: 'Countess', email: null, emailVerified: false }
    now += 5_000
    expect(await answer('ada')).toMatchObject(profile)
    profile = null
    now += 5_000
    expect(await answer('ada')).toMatchObject({ username: 'Countess' })
  })
})

describe('who is kept out', () => {
  test.each(['forged', ''])('a bearer that is %j', async (bearer) => {
    const answered = await api(paths.user, bearer)
    expect(answered.status).toBe(401)
    expect(await answered.json()).toEqual({ error: 'Authentication Required', code: 'auth.required' })
  })

  test('nobody for good, where the issuer cannot be asked', async () => {
    const answered = await api(paths.user, 'away')
    expect(answered.status).toBe(503)
    expect(await answered.json()).toMatchObject({ code: 'server.unavailable' })
  })

  test('a locked account, at once, with its own text; unlocked, it is let in at once', async () => {
    const userId = await userIdOf('larry')
    expect(await accounts.lockUser({ userId, ...reason })).toBe(true)
    expect(await answer('larry')).toEqual({
      error: 'This account is locked. Please contact the operator of this server.',
      code: 'auth.locked',
    })
    expect(await accounts.lockUser({ userId, ...reason })).toBe(false)
    expect(await accounts.unlockUser({ userId, ...reason })).toBe(true)
    expect(await status('larry')).toBe(200)
    const log = await readAudit(db, { userId, limit: 10 })
    expect(log.map(({ actor, action, reason: why }) => ({ actor, action, why })).toSorted(byAction)).toEqual([
      { actor: 'operator', action: 'user.lock', why: 'a test' },
      { actor: 'operator', action: 'user.unlock', why: 'a test' },
    ])
  })

  test('tokens of before a sign-out everywhere; later ones are good', async () => {
    const bearer = `mia~${now}`
    expect(await status(bearer)).toBe(200)
    now += 10
    const ended = nextEnd()
    const answered = await api(paths.signOutEverywhere, bearer, {})
    expect(await answered.json()).toEqual({ signedOut: true })
    expect(await ended).toEqual({ userId: await userIdOf(`mia~${now}`), sessionId: null })
    expect(await status(bearer)).toBe(401)
    expect(await status(`mia~${now - 1}`)).toBe(401)
    expect(await status(`mia~${now}`)).toBe(200)
  })
})

describe('what another process does acts here', () => {
  test('at once, by a notification', async () => {
    const userId = await userIdOf('nora')
    const elsewhere = await anotherProcess()
    const ended = nextEnd()
    await elsewhere.accounts.lockUser({ userId, ...reason })
    expect(await ended).toEqual({ userId, sessionId: null })
    expect(await status('nora')).toBe(401)
    await elsewhere.close()
  })

  test('within five seconds, where no notification comes', async () => {
    const userId = await userIdOf('otto')
    await pool.query('update users set locked_at = now() where user_id = $1', [userId])
    now += 4_999
    expect(await status('otto')).toBe(200)
    now += 1
    expect(await status('otto')).toBe(401)
  })

  test('at once, after the listener was lost and everything was forgotten', async () => {
    const userId = await userIdOf('paul')
    await pool.query('update users set locked_at = now() where user_id = $1', [userId])
    accounts.forgetAll()
    expect(await status('paul')).toBe(401)
  })
})

const byAction = (a: { action: string }, b: { action: string }) => a.action.localeCompare(b.action)

const nextEnd = () =>
  new Promise<AccountEvents['session.ended']>((resolve) => {
    events.on('session.ended', resolve)
  })

const anotherProcess = async () => {
  const listener = await openListener({ directUrl: url })
  const made = await createAccounts({
    db,
    auth: outside,
    events: createEvents<AccountEvents>(),
    clock,
    logger: silent,
    listener,
  })
  return { accounts: made, close: () => listener.close() }
}
