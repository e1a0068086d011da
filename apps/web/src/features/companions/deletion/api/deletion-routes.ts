/** What shows another state once a companion was deleted, brought back or erased. */
import { type Companion, routes } from '@everbond/contract'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateRoutes, routeKey } from '#web/lib/query/route-query.ts'

const lists = [routes.listCompanions, routes.getDashboard, routes.listDeletedCompanions] as const

export const refetchLists = (queryClient: QueryClient): Promise<void> =>
  invalidateRoutes(queryClient, [...lists, routes.getDeletionLimits])

const without = <C extends Pick<Companion, 'id'>>(list: readonly C[], id: string): C[] =>
  list.filter((companion) => companion.id !== id)

/** Takes a companion out of every list at once; an answer that is still on its way cannot bring her back. */
export const dropFromLists = async (queryClient: QueryClient, id: string): Promise<void> => {
  await Promise.all(lists.map((route) => queryClient.cancelQueries({ queryKey: routeKey(route) })))
  queryClient.setQueryData<Companion[]>(routeKey(routes.listCompanions), (list) => list && without(list, id))
  queryClient.setQueryData<{ companions: Companion[] }>(
    routeKey(routes.getDashboard),
    (dashboard) => dashboard && { ...dashboard, companions: without(dashboard.companions, id) },
  )
  queryClient.setQueryData<Companion[]>(
    routeKey(routes.listDeletedCompanions),
    (list) => list && without(list, id),
  )
  queryClient.removeQueries({
    queryKey: routeKey(routes.getCompanion, { params: { id } }),
    type: 'inactive',
  })
}
