import { ApiError, routes } from '@everbond/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { errorText } from '#web/lib/api/error-text.ts'
import { toast } from '#web/ui/toast.ts'
import { keepCompanion, refetchCompanion } from '../api/companion-cache.ts'
import { toasts } from './texts.ts'

const isEmptySlot = (error: unknown): boolean =>
  error instanceof ApiError && error.body.code === 'image.slot_empty'

/** Makes a slot's image the profile image; the old one goes into the slot (companions §§ 4, 5, 8). */
export const useSetProfileImage = (companionId: string) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (slot: 2 | 3) => api(routes.setProfileImage, { params: { id: companionId }, body: { slot } }),
    onSuccess: (companion, slot) => {
      keepCompanion(queryClient, companion)
      toast({ ...toasts.swapped(slot), kind: 'success' })
    },
    onError: (error, slot) => {
      const failed = toasts.swapFailed(errorText(error, toasts.swapFallback))
      toast({ ...(isEmptySlot(error) ? toasts.slotEmpty(slot) : failed), kind: 'error' })
    },
    onSettled: () => refetchCompanion(queryClient, companionId),
  })
}
