import { routes } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { routeQuery } from '#web/lib/query/route-query.ts'

/** Milliseconds between tries while the server cannot be reached. */
const retryInterval = 3000

/** What the web must know before anyone signs in; it does not change while the server runs. */
export const usePublicConfig = () =>
  useQuery({
    ...routeQuery(routes.getPublicConfig, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryInterval : false),
  })
