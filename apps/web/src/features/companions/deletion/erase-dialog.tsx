import type { Companion } from '@everbond/contract'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { displayName } from '../companions.rules.ts'
import { useEraseCompanion } from './api/use-delete-companion.ts'
import { texts } from './texts.ts'

/** Confirms that a deleted companion is to be gone for good. */
export function EraseDialog({
  companion,
  open,
  onOpenChange,
}: {
  companion: Pick<Companion, 'id' | 'name'>
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const erase = useEraseCompanion({ companion, onDone: () => onOpenChange(false) })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Erase <em>{displayName(companion)}</em> now?
        </>
      }
      description={texts.eraseNowText}
      footer={
        <DialogActions>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {texts.cancel}
          </Button>
          <Button variant="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
            {texts.eraseNow}
          </Button>
        </DialogActions>
      }
    />
  )
}
