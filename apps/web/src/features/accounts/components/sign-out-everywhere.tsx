import { routes } from '@everbond/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/lib/api/api.ts'
import { errorText } from '#web/lib/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { problems, texts } from '../texts.ts'

/** Ends every session of the account; `onDone` leaves this browser's too. */
export function SignOutEverywhere({ onDone }: { onDone: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const action = useMutation({
    mutationFn: () => api(routes.signOutEverywhere, { body: {} }),
    onSuccess: onDone,
    onError: (cause) =>
      toast({
        title: texts.everywhereFailed,
        description: errorText(cause, problems.unreachable),
        kind: 'error',
      }),
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.everywhereConfirm}
      description={texts.everywhereText}
      trigger={<Button>{texts.everywhere}</Button>}
      footer={
        <DialogActions>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={action.isPending} onClick={() => action.mutate()}>
            {texts.everywhere}
          </Button>
        </DialogActions>
      }
    />
  )
}
