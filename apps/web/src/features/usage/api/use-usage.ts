import { routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { useUser } from '#web/lib/queries/account-queries.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

/** Messages used, by day and month. */
export const useUsage = () => {
  const { isSignedIn } = useAuth()
  const { data: user } = useUser()
  return useQuery({
    ...routeQuery(routes.getUsage, { query: { userId: user?.id } }),
    staleTime: timing.stale.usage,
    enabled: isSignedIn && user !== undefined,
  })
}
