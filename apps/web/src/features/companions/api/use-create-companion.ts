import { type Companion, type CompanionCreateInput, routes } from '@everbond/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { invalidateRoutes, routeKey } from '#web/lib/query/route-query.ts'
import { markPending } from '../pending-portraits.ts'

export const useCreateCompanion = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanionCreateInput) => api(routes.createCompanion, { body }),
    onSuccess: (companion) => {
      if (companion.portraitStatus !== 'none' && companion.profileImageUrl === null) markPending(companion.id)
      queryClient.setQueryData<Companion[]>(routeKey(routes.listCompanions), (list = []) => [
        companion,
        ...list.filter(({ id }) => id !== companion.id),
      ])
      void invalidateRoutes(queryClient, [routes.listCompanions, routes.getDashboard])
    },
  })
}
