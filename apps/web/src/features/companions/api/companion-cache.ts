/** What is known of one companion, in the list and by herself. */
import { type Companion, routes } from '@everbond/contract'
import type { QueryClient } from '@tanstack/react-query'
import { routeKey } from '#web/lib/query/route-query.ts'

const oneKey = (id: string) => routeKey(routes.getCompanion, { params: { id } })
const listKey = routeKey(routes.listCompanions)

/** A companion as the list has her, and when that was asked. */
export const fromList = (queryClient: QueryClient, id: string) => {
  const list = queryClient.getQueryState<Companion[]>(listKey)
  return { companion: list?.data?.find((entry) => entry.id === id), at: list?.dataUpdatedAt }
}

/** Puts a companion that an answer brought where she is shown. */
export const keepCompanion = (queryClient: QueryClient, companion: Companion): void => {
  queryClient.setQueryData<Companion>(oneKey(companion.id), companion)
  queryClient.setQueryData<Companion[]>(listKey, (list) =>
    list?.map((entry) => (entry.id === companion.id ? companion : entry)),
  )
}

/** Asks again for all that shows her; ends when the answers are there. */
export const refetchCompanion = async (queryClient: QueryClient, id: string): Promise<void> => {
  const keys = [
    oneKey(id),
    listKey,
    routeKey(routes.getDashboard),
    routeKey(routes.getCompanionImageUsage, { params: { companionId: id } }),
  ]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
}
