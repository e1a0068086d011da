import { type CompanionUpdateInput, routes } from '@everbond/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { keepCompanion, refetchCompanion } from './companion-cache.ts'

export const useUpdateCompanion = (id: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CompanionUpdateInput) => api(routes.updateCompanion, { params: { id }, body }),
    onSuccess: (companion) => {
      keepCompanion(queryClient, companion)
      void refetchCompanion(queryClient, id)
    },
  })
}
