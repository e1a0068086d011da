import { expect, test } from 'vitest'
import { testDatabase } from '#server/platform/database/test-database.ts'
import type { AccountEvents } from './accounts.events.ts'
import { accountsFixture, createBrowser, paths } from './accounts.fixture.ts'

const { accounts, events, origin } = await accountsFixture(await testDatabase())
const password = 'correct horse battery'
const ended: AccountEvents['session.ended'][] = []
events.on('session.ended', (event) => {
  ended.push(event)
})

let people = 0
const signedUp = async () => {
  const browser = createBrowser(origin)
  const email = `person${++people}@example.org`
  await browser.signUp({ email, password })
  const bearer = await browser.token()
  const caller = await accounts.authenticate(bearer)
  const status = async () => (await browser.api(paths.user, bearer)).status
  expect(await status()).toBe(200)
  return { browser, email, bearer, caller, status }
}

const again = async (email: string) => {
  const browser = createBrowser(origin)
  await browser.call('/api/auth/sign-in/email', { email, password })
  const bearer = await browser.token()
  const status = async () => (await browser.api(paths.user, bearer)).status
  expect(await status()).toBe(200)
  return { browser, bearer, status }
}

test('signing out ends that session at once, on the live socket too, and no other', async () => {
  const first = await signedUp()
  const second = await again(first.email)
  await first.browser.call('/api/auth/sign-out', {})
  await expect.poll(first.status, { timeout: 4_000 }).toBe(401)
  expect(await second.status()).toBe(200)
  await expect.poll(() => ended).toContainEqual(first.caller)
})

test('signing out everywhere ends every session, and signing in again works at once', async () => {
  const first = await signedUp()
  const second = await again(first.email)
  const answer = await second.browser.api(paths.signOutEverywhere, second.bearer, {})
  expect(answer.status).toBe(200)
  expect([await first.status(), await second.status()]).toEqual([401, 401])
  expect((await first.browser.call('/api/auth/token')).status).toBe(401)
  await again(first.email)
  await expect.poll(() => ended).toContainEqual({ userId: first.caller.userId, sessionId: null })
})

test('a locked person is told so, and is let in again without a new sign-in', async () => {
  const { caller, status, browser, bearer } = await signedUp()
  const change = { userId: caller.userId, actor: 'operator', reason: 'a test' }
  await accounts.lockUser(change)
  expect(await (await browser.api(paths.user, bearer)).json()).toMatchObject({ code: 'auth.locked' })
  await accounts.unlockUser(change)
  expect(await status()).toBe(200)
})
