import { type Companion, routes } from '@everbond/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { errorText } from '#web/lib/api/error-text.ts'
import { toast } from '#web/ui/toast.ts'
import { displayName } from '../../companions.rules.ts'
import { texts } from '../texts.ts'
import { dropFromLists, refetchLists } from './deletion-routes.ts'
import { restoreCompanion } from './use-restore-companion.ts'

type Options = { companion: Pick<Companion, 'id' | 'name'>; onDone: () => void }

/** Deletes, with an undo in the toast (companions § 8). */
export const useDeleteCompanion = ({ companion, onDone }: Options) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api(routes.deleteCompanion, { params: { id: companion.id }, query: {}, body: {} }),
    onSuccess: async () => {
      await dropFromLists(queryClient, companion.id)
      onDone()
      toast({
        title: texts.deleted,
        description: texts.deletedText,
        kind: 'success',
        action: { label: texts.undo, onAction: () => void restoreCompanion(queryClient, companion) },
      })
    },
    onError: (error) =>
      toast({ title: texts.error, description: errorText(error, texts.deleteFailed), kind: 'error' }),
    onSettled: () => void refetchLists(queryClient),
  })
}

/** Erases for good; never counted (decision 11). */
export const useEraseCompanion = ({ companion, onDone }: Options) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api(routes.deleteCompanion, { params: { id: companion.id }, query: { erase: 'true' }, body: {} }),
    onSuccess: async () => {
      await dropFromLists(queryClient, companion.id)
      onDone()
      toast({ title: texts.erased, description: texts.erasedText(displayName(companion)), kind: 'success' })
    },
    onError: (error) =>
      toast({ title: texts.error, description: errorText(error, texts.eraseFailed), kind: 'error' }),
    onSettled: () => void refetchLists(queryClient),
  })
}
