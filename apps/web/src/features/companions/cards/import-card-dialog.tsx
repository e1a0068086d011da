import type { ImportedCompanion } from '@everbond/contract'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { CardPreviewView } from './card-preview.tsx'
import { ChooseCard } from './choose-card.tsx'
import { texts } from './texts.ts'
import { usePreviewCard } from './use-preview-card.ts'

export type ImportCardDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAccepted: (companion: ImportedCompanion) => void
  /** Said before the form's texts are lost. */
  replaces: boolean
}

/** Choose a file, see what it would become, go on in the form. */
export function ImportCardDialog({ open, onOpenChange, onAccepted, replaces }: ImportCardDialogProps) {
  const reading = usePreviewCard()
  const preview = reading.data
  const change = (next: boolean): void => {
    onOpenChange(next)
    if (!next) reading.reset()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={preview ? <em>{preview.companion.name}</em> : texts.import}
      description={preview ? undefined : texts.about}
      className={preview ? 'tablet:max-w-[720px]!' : undefined}
      footer={
        preview ? (
          <DialogActions>
            <Button variant="quiet" onClick={() => reading.reset()}>
              {texts.another}
            </Button>
            <Button variant="primary" onClick={() => onAccepted(preview.companion)}>
              {texts.goOn}
            </Button>
          </DialogActions>
        ) : null
      }
    >
      {preview ? (
        <CardPreviewView preview={preview}>
          {replaces ? <p className="type-small text-text-3">{texts.replaces}</p> : null}
        </CardPreviewView>
      ) : (
        <ChooseCard onFile={reading.mutate} isBusy={reading.isPending} error={reading.error} />
      )}
    </Dialog>
  )
}
