import { routes } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'

const retries = 3
const retryDelay = 1000

/** How many deletions are left, asked anew whenever the dialog opens (companions § 7). */
export const useDeletionLimits = () => {
  const { isSignedIn } = useAuth()
  return useQuery({
    ...routeQuery(routes.getDeletionLimits, {}),
    staleTime: 0,
    gcTime: 0,
    retry: (failures, error) => !/^40[13]:/.test(error.message) && failures < retries,
    retryDelay,
    enabled: isSignedIn,
  })
}
