import { useBlocker } from '@tanstack/react-router'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { texts } from './texts.ts'

/** Asks before a choice that is not saved is left; a reload or a closed tab is asked about by the browser. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  const stay = (): void => blocker.reset?.()
  return (
    <Dialog
      open={isAsking}
      onOpenChange={(open) => {
        if (!open) stay()
      }}
      title={texts.leaveTitle}
      description={texts.leaveText}
      footer={
        <DialogActions>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
        </DialogActions>
      }
    />
  )
}
