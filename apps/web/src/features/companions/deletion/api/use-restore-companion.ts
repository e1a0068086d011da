import { type Companion, routes } from '@everbond/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api/api.ts'
import { errorText } from '#web/lib/api/error-text.ts'
import { toast } from '#web/ui/toast.ts'
import { displayName } from '../../companions.rules.ts'
import { texts } from '../texts.ts'
import { refetchLists } from './deletion-routes.ts'

type Named = Pick<Companion, 'id' | 'name'>

/** Undoes a deletion and says how that went; also for where no component waits for it, as a toast's Undo. */
export const restoreCompanion = async (queryClient: QueryClient, companion: Named): Promise<void> => {
  try {
    await api(routes.restoreCompanion, { params: { id: companion.id }, body: {} })
    toast({
      title: texts.restored,
      description: texts.restoredText(displayName(companion)),
      kind: 'success',
    })
  } catch (error) {
    toast({ title: texts.error, description: errorText(error, texts.restoreFailed), kind: 'error' })
  }
  await refetchLists(queryClient)
}

export const useRestoreCompanion = (companion: Named) => {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: () => restoreCompanion(queryClient, companion) })
}
