/** A route of the contract as a query; its key is the path that it asks (platform § 7). */
import { pathOf, type RouteDefinition, type RouteInput, type RouteResponse } from '@everbond/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { authStore } from '#web/lib/auth/auth.ts'
import { needsAuthWait, waitForAuth } from '#web/lib/auth/auth-wait.ts'

type Parts = { params?: Record<string, string>; query?: Record<string, unknown> }

export const routeKey = (route: RouteDefinition, input: Parts = {}): readonly unknown[] =>
  input.query === undefined ? [pathOf(route, input.params)] : [pathOf(route, input.params), input.query]

const isAuthKnown = (): boolean => authStore.get().status !== 'loading'

export const routeQuery = <R extends RouteDefinition>(route: R, input: RouteInput<R>) =>
  queryOptions({
    queryKey: routeKey(route, input as Parts),
    queryFn: async ({ signal }): Promise<RouteResponse<R>> => {
      if (needsAuthWait(route.path)) await waitForAuth({ isReady: isAuthKnown })
      return await api(route, input, { signal })
    },
  })

export const invalidateRoutes = async (
  queryClient: QueryClient,
  routes: readonly RouteDefinition[],
): Promise<void> => {
  await Promise.all(routes.map((route) => queryClient.invalidateQueries({ queryKey: routeKey(route) })))
}
