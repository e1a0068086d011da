/** What follows for the kept answers when somebody signs in or out (platform § 4). */
import { routes } from '@everbond/contract'
import type { QueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '#web/lib/api/api.ts'
import { invalidateRoutes, routeKey } from '#web/lib/query/route-query.ts'
import { authStore } from './auth.ts'

const onSignedIn = [routes.getUserPlan, routes.listCompanions, routes.getUser] as const
const publicKey = routeKey(routes.getPublicConfig)[0]

export const followAuth = (queryClient: QueryClient): (() => void) => {
  let before = authStore.get().subject
  return authStore.subscribe(() => {
    const { subject } = authStore.get()
    if (subject === before) return
    // Nothing that belongs to one person may be shown to the next.
    if (before !== null && subject !== null) {
      window.location.reload()
      return
    }
    if (before !== null) {
      forgetAnswers()
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== publicKey })
    }
    before = subject
    if (subject !== null) void invalidateRoutes(queryClient, onSignedIn)
  })
}
