import { routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

export const useDashboard = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getDashboard, {}),
    refetchInterval: timing.poll.companions,
    meta: { polled: true },
    enabled: isSignedIn,
  })
}
