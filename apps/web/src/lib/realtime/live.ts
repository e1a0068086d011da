/** The one live socket of this tab: open while somebody is signed in. */
import { type LiveEvent, routes } from '@everbond/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { authStore, recheckAuth } from '#web/lib/auth/auth.ts'
import { log } from '#web/lib/log.ts'
import { routeKey } from '#web/lib/query/route-query.ts'
import { createLiveSocket } from './live-socket.ts'

const dashboardPath = routeKey(routes.getDashboard)[0]

/** What shows companions and their pictures: the lists, each companion, and what pays for her next picture. */
const showsCompanions = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  path === dashboardPath || (typeof path === 'string' && /^\/api\/(companions|image-usage)(\/|$)/.test(path))

const addressOf = (ticket: string): string => {
  const address = new URL('/ws', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.searchParams.set('token', ticket)
  return address.href
}

/** Follows the signed-in state; answers how to stop. */
export const startLive = (queryClient: QueryClient): (() => void) => {
  const refetch = (): void => void queryClient.invalidateQueries({ predicate: showsCompanions })

  const onEvent = (event: LiveEvent): void => {
    if (event.type === 'image_generated' || event.type === 'companions_changed') refetch()
    if (event.type === 'error') log.warn('the server told of a failure', event.error)
  }

  const socket = createLiveSocket({
    address: addressOf,
    getTicket: async () => (await api(routes.createRealtimeTicket, { body: {} })).ticket,
    isSignedIn: () => authStore.get().status === 'signedIn',
    onConnect: refetch,
    onEvent,
    onFailure: (message, cause) => log.warn(message, cause),
    onSessionEnded: () => void recheckAuth(),
  })

  let subject: string | null = null
  const follow = (): void => {
    const now = authStore.get().subject
    if (now === subject) return
    subject = now
    if (subject === null) socket.close()
    else socket.open()
  }
  follow()
  const stop = authStore.subscribe(follow)
  const onOnline = (): void => {
    if (subject !== null && socket.state.get() !== 'connected') socket.open()
  }
  window.addEventListener('online', onOnline)
  return () => {
    window.removeEventListener('online', onOnline)
    stop()
    socket.close()
  }
}
