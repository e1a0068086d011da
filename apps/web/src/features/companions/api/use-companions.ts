import { routes, timing } from '@everbond/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeQuery } from '#web/lib/query/route-query.ts'
import { companionsPollInterval } from '../generation.rules.ts'
import { pendingPortraits, unmarkPending } from '../pending-portraits.ts'

/** The user's companions, polled; more often while a portrait is awaited. */
export const useCompanions = ({ staleTime = timing.stale.companions }: { staleTime?: number } = {}) => {
  const { isSignedIn } = useAuth()
  const query = useQuery({
    ...routeQuery(routes.listCompanions, {}),
    staleTime,
    refetchInterval: ({ state }) =>
      companionsPollInterval({
        companions: state.data ?? [],
        markers: pendingPortraits.get(),
        now: Date.now(),
      }),
    meta: { polled: true },
    enabled: isSignedIn,
  })
  const { data } = query
  useEffect(() => {
    const settled = (data ?? []).filter(
      ({ profileImageUrl, portraitStatus }) => profileImageUrl !== null || portraitStatus === 'failed',
    )
    unmarkPending(settled.map(({ id }) => id))
  }, [data])
  return query
}
