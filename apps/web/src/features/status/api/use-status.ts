import { routes, type SystemStatus, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { log } from '#web/lib/log.ts'
import { routeKey } from '#web/lib/query/route-query.ts'

const unknown: SystemStatus = { status: 'unknown', latencyMs: null, components: {} }

/** Asked every 2 minutes and when the window is looked at again; a failure reads 'unknown' (platform § 7). */
export const useStatus = () =>
  useQuery({
    queryKey: routeKey(routes.getStatus),
    queryFn: async ({ signal }): Promise<SystemStatus> => {
      try {
        return await api(routes.getStatus, {}, { signal })
      } catch (cause) {
        log.warn('the system status could not be read', cause)
        return unknown
      }
    },
    refetchInterval: timing.poll.status,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
