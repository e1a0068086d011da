import { routes } from '@everbond/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { invalidateRoutes, routeKey } from '#web/lib/query/route-query.ts'

/** On success the kept status is complete at once, and what the gate held back is asked for (platform § 4). */
export const useSubmitOnboarding = (onDone: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(routes.submitOnboarding, { body: { ageVerified: true, termsAccepted: true } }),
    onSuccess: (status) => {
      // Before the cache changes: a screen that leads on by itself must know that it is being left.
      onDone()
      queryClient.setQueryData(routeKey(routes.getOnboarding), status)
      void invalidateRoutes(queryClient, [routes.listCompanions, routes.getDashboard])
    },
  })
}
