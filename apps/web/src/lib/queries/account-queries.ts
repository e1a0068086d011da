/** What several features ask about the signed-in user. Each runs only once somebody is signed in (platform § 5). */
import { routes, timing } from '@everbond/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

export const useUser = () => {
  const { isSignedIn } = useAuth()
  return useQuery({ ...routeQuery(routes.getUser, {}), staleTime: timing.stale.user, enabled: isSignedIn })
}

export const usePlan = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getUserPlan, {}),
    refetchInterval: timing.poll.plan,
    meta: { polled: true },
    enabled: isSignedIn,
  })
}

export const useTierLimits = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getTierLimits, {}),
    staleTime: timing.stale.tierLimits,
    enabled: isSignedIn,
  })
}

export const useMessagesToday = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getMessagesToday, {}),
    staleTime: timing.stale.usage,
    enabled: isSignedIn,
  })
}

export const useImagesThisMonth = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getImagesThisMonth, {}),
    staleTime: timing.stale.usage,
    enabled: isSignedIn,
  })
}

/** Data while it is there, however old, and whether a screen has to say that it failed. */
export const isFailed = (query: UseQueryResult): boolean => query.isError && query.data === undefined
