import { type CompanionUpdateInput, type GeneratedImage, routes } from '@everbond/contract'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { toast } from '#web/ui/toast.ts'
import { refetchCompanion } from '../api/companion-cache.ts'
import { markerKey, type PictureSlot } from '../generation.rules.ts'
import { markPending, unmarkPending } from '../pending-portraits.ts'
import { awaitPicture, knownPicture } from './awaited-pictures.ts'
import { failureToast, generatedToast, isDropped } from './pictures.rules.ts'

type Target = { companionId: string; slot: PictureSlot }
/** The form's unsaved texts; null where the picture is asked for elsewhere. */
type FormData = CompanionUpdateInput | null

const keyOf = ({ companionId, slot }: Target) => ['picture', companionId, slot] as const

const ask = ({ companionId, slot }: Target, formData: FormData): Promise<GeneratedImage> => {
  if (formData !== null) {
    const slotIndex = ({ 1: 0, 2: 1, 3: 2 } as const)[slot]
    return api(routes.generateCompanionImage, { body: { companionId, slotIndex, formData } })
  }
  const params = { id: companionId }
  return slot === 1
    ? api(routes.generateProfileImage, { params, body: {} })
    : api(routes.generateSlotImage, { params, body: { slot } })
}

/** Over once what the server now says is there; what it says then counts. */
const settle = async (queryClient: QueryClient, { companionId, slot }: Target): Promise<void> => {
  await refetchCompanion(queryClient, companionId)
  unmarkPending([markerKey(companionId, slot)])
}

/** Asks for a picture and tells how it went, wherever the person is by then (companions § 8). */
export const useGeneratePicture = (target: Target) => {
  const queryClient = useQueryClient()
  const { companionId, slot } = target
  return useMutation({
    mutationKey: keyOf(target),
    mutationFn: (formData: FormData) => ask(target, formData),
    onMutate: () => {
      markPending(markerKey(companionId, slot))
      return { before: knownPicture(queryClient, target) }
    },
    onSuccess: ({ status, generationsRemaining: remaining }, formData, { before }) => {
      const origin = formData === null ? 'elsewhere' : 'form'
      if (status === 'processing') awaitPicture({ ...target, origin, before, isStarted: true })
      else toast({ ...generatedToast({ slot, origin, remaining }), kind: 'success' })
    },
    onError: (error, formData, asked) => {
      const origin = formData === null ? 'elsewhere' : 'form'
      const before = asked?.before ?? null
      if (isDropped(error)) awaitPicture({ ...target, origin, before, isStarted: false })
      else toast({ ...failureToast(error, slot), kind: 'error' })
    },
    onSettled: () => settle(queryClient, target),
  })
}

/** Whether this tab is asking for the picture now. */
export const useIsAsking = (target: Target): boolean => useIsMutating({ mutationKey: keyOf(target) }) > 0
