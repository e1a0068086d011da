import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authStore, getToken, noteUnauthorized, signOut, startAuth } from './auth.ts'
import type { AuthDriver, AuthState } from './auth.types.ts'

const minute = 60_000
const tokenFor = (ms: number): string => `h.${btoa(JSON.stringify({ exp: (Date.now() + ms) / 1000 }))}.s`
const signedIn: AuthState = { status: 'signedIn', provider: 'ready', subject: 'u1' }

const start = (state: AuthState) => {
  const driver = {
    start: vi.fn((tell: (state: AuthState) => void) => {
      tell(state)
      return () => undefined
    }),
    fetchToken: vi.fn(async () => tokenFor(5 * minute)),
    recheck: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
  } satisfies AuthDriver
  return { driver, stop: startAuth(driver) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  authStore.set({ status: 'loading', provider: 'loading', subject: null })
})

describe('the token of the signed-in user', () => {
  it('is looked after every 30 s, by the network only when it runs out', async () => {
    const { driver, stop } = start(signedIn)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(driver.fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(4 * minute - 1)
    expect(driver.fetchToken).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(minute)
    expect(driver.fetchToken).toHaveBeenCalledTimes(2)
    stop()
  })

  it('is not asked for when nobody is signed in', async () => {
    const { driver, stop } = start({ status: 'signedOut', provider: 'ready', subject: null })
    expect(await getToken()).toBeNull()
    expect(driver.fetchToken).not.toHaveBeenCalled()
    stop()
  })

  it('is gone after signing out', async () => {
    const { stop } = start(signedIn)
    expect(await getToken()).not.toBeNull()
    await signOut()
    expect(authStore.get().status).toBe('signedOut')
    expect(await getToken()).toBeNull()
    stop()
  })
})

it('looks at the session again after an answer of 401, but not for each of many', () => {
  vi.setSystemTime(Date.now() + minute)
  const { driver, stop } = start(signedIn)
  for (let refused = 0; refused < 5; refused += 1) noteUnauthorized()
  expect(driver.recheck).toHaveBeenCalledTimes(1)
  stop()
})
