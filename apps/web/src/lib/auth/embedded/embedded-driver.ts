import { log } from '#web/lib/log.ts'
import type { AuthDriver, AuthState } from '../auth.types.ts'
import { embeddedClient } from './embedded-client.ts'
import { readSession } from './session.rules.ts'

/** Milliseconds between looks at the session while the server cannot be reached. */
const retryDelay = 3000
const unauthorized = 401

const { session } = embeddedClient.$store.atoms

/** Accounts of this server: a cookie holds the session, `GET /api/auth/token` gives its token. */
export const createEmbeddedDriver = (): AuthDriver => ({
  start: (tell) => {
    let state: AuthState = { status: 'loading', provider: 'loading', subject: null }
    let retry: ReturnType<typeof setTimeout> | undefined
    const stop = session?.subscribe(() => {
      const { data, error, isPending, refetch } = embeddedClient.useSession.get()
      const failed = error !== null && error.status !== unauthorized
      state = readSession(state, { subject: data?.user.id ?? null, failed, pending: isPending })
      tell(state)
      clearTimeout(retry)
      if (failed) retry = setTimeout(() => void refetch(), retryDelay)
    })
    return () => {
      clearTimeout(retry)
      stop?.()
    }
  },

  fetchToken: async () => {
    const { data, error } = await embeddedClient.$fetch<{ token: string }>('/token')
    if (error?.status === unauthorized) {
      await embeddedClient.useSession.get().refetch()
      return null
    }
    if (error) throw new Error(`${error.status}: ${error.message ?? error.statusText}`)
    return data.token
  },

  recheck: () => embeddedClient.useSession.get().refetch(),

  signOut: async () => {
    const { error } = await embeddedClient.signOut()
    if (error && error.status !== unauthorized) {
      log.warn('the server did not confirm the sign-out', error)
      throw new Error(error.message ?? error.statusText)
    }
  },
})
