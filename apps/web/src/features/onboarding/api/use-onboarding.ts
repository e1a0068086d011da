import { ApiError, routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeKey } from '#web/lib/query/route-query.ts'

/** How far the account setup is; failures read 'Failed to fetch onboarding status: {status}' (platform § 8). */
export const useOnboarding = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    queryKey: routeKey(routes.getOnboarding),
    queryFn: async ({ signal }) => {
      try {
        return await api(routes.getOnboarding, {}, { signal })
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause
        throw new Error(`Failed to fetch onboarding status: ${cause.status}`, { cause })
      }
    },
    staleTime: timing.stale.onboarding,
    enabled: isSignedIn,
  })
}
