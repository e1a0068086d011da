/** The signed-in state of this tab, and the token that its requests carry. */
import { timing } from '@everbond/contract'
import { log } from '#web/lib/log.ts'
import { createStore } from '#web/lib/store.ts'
import type { AuthDriver, AuthState } from './auth.types.ts'
import { createTokenKeeper } from './token-keeper.ts'

export const authStore = createStore<AuthState>({ status: 'loading', provider: 'loading', subject: null })

let driver: AuthDriver | null = null
let lastRecheck = Number.NEGATIVE_INFINITY
/** Milliseconds between two looks at the session that refused requests cause. */
const recheckPause = 5000

const keeper = createTokenKeeper({
  fetchToken: async () => (driver === null ? null : await driver.fetchToken()),
  now: () => Date.now(),
  onFailure: (cause) => log.warn('could not get a token', cause),
})

/** The bearer token for the next request; null when nobody is signed in. */
export const getToken = async (): Promise<string | null> =>
  authStore.get().status === 'signedIn' ? await keeper.get() : null

const tell = (next: AuthState): void => {
  const before = authStore.get()
  if (before.status === next.status && before.provider === next.provider && before.subject === next.subject)
    return
  if (before.subject !== next.subject) keeper.clear()
  authStore.set(next)
}

/** Lets `next` decide from now on who is signed in; answers how to stop. */
export const startAuth = (next: AuthDriver): (() => void) => {
  driver = next
  const stop = next.start(tell)
  const refresh = setInterval(() => void getToken(), timing.auth.tokenRefresh)
  return () => {
    clearInterval(refresh)
    stop()
    keeper.clear()
    driver = null
  }
}

export const recheckAuth = async (): Promise<void> => {
  if (driver !== null) await driver.recheck()
}

/** An answer of 401: the token may be of a session that was ended elsewhere. */
export const noteUnauthorized = (): void => {
  if (authStore.get().status !== 'signedIn' || Date.now() - lastRecheck < recheckPause) return
  lastRecheck = Date.now()
  keeper.clear()
  void recheckAuth()
}

export const signOut = async (): Promise<void> => {
  if (driver === null) return
  await driver.signOut()
  keeper.clear()
  authStore.set({ status: 'signedOut', provider: authStore.get().provider, subject: null })
}
