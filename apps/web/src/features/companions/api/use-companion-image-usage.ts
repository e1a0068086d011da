import { routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

/** What pays for the next picture of a companion (companions §§ 7, 9). */
export const useCompanionImageUsage = (companionId: string) => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getCompanionImageUsage, { params: { companionId } }),
    staleTime: timing.stale.companionImageUsage,
    refetchInterval: timing.poll.companionImageUsage,
    meta: { polled: true },
    enabled: isSignedIn,
  })
}
