import { ApiError, routes } from '@everbond/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { shouldRetry } from '#web/lib/query/retry.rules.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'
import { picturesPollInterval } from '../generation.rules.ts'
import { pendingPortraits } from '../pending-portraits.ts'
import { fromList } from './companion-cache.ts'

const notFound = 404

export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === notFound

/** One companion, polled; more often while a picture of hers is on its way. The list's copy shows until she is read. */
export const useCompanion = (id: string) => {
  const { isSignedIn } = useAuth()
  const queryClient = useQueryClient()
  return useQuery({
    ...routeQuery(routes.getCompanion, { params: { id } }),
    initialData: () => fromList(queryClient, id).companion,
    initialDataUpdatedAt: () => fromList(queryClient, id).at,
    staleTime: 0,
    retry: (failures, error) => !isNotFound(error) && shouldRetry(failures, error),
    refetchInterval: ({ state: { data, error } }) => {
      if (data === undefined || isNotFound(error)) return false
      return picturesPollInterval({ companion: data, markers: pendingPortraits.get(), now: Date.now() })
    },
    meta: { polled: true },
    enabled: isSignedIn,
  })
}
