import type { Companion } from '@everbond/contract'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { displayName } from '../companions.rules.ts'
import { useDeleteCompanion, useEraseCompanion } from './api/use-delete-companion.ts'
import { useDeletionLimits } from './api/use-deletion-limits.ts'
import { deletionState, isNameTyped } from './deletion.rules.ts'
import { DeletionLimitsNotice } from './deletion-limits-notice.tsx'
import { texts } from './texts.ts'

export type DeleteDialogProps = {
  companion: Pick<Companion, 'id' | 'name'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onDeleted?: (() => void) | undefined
}

function DeleteForm({
  companion,
  onClose,
  onDeleted,
}: Omit<DeleteDialogProps, 'open' | 'onOpenChange'> & { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const limits = useDeletionLimits()
  const onDone = (): void => {
    onClose()
    onDeleted?.()
  }
  const remove = useDeleteCompanion({ companion, onDone })
  const erase = useEraseCompanion({ companion, onDone })
  const name = displayName(companion)
  const state = deletionState(limits.data)
  const isNamed = isNameTyped(typed, name)
  const isBusy = remove.isPending || erase.isPending
  const canDelete = isNamed && (state === 'free' || state === 'last') && !erase.isPending
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (canDelete && !isBusy) remove.mutate()
  }
  return (
    <form onSubmit={submit}>
      <div className="grid gap-5">
        <DeletionLimitsNotice limits={limits} name={name} />
        <TextField
          label={
            <>
              Type <b className="whitespace-pre-wrap font-[580]">{name}</b> to confirm
            </>
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        {state === 'none' || limits.isError ? (
          <Button
            variant="danger-quiet"
            disabled={!isNamed || remove.isPending}
            busy={erase.isPending}
            onClick={() => erase.mutate()}
          >
            {texts.eraseForever}
          </Button>
        ) : null}
        <Button
          type="submit"
          variant="danger"
          className="disabled:bg-surface-3! disabled:hover:bg-surface-3!"
          icon={<Trash2 aria-hidden="true" size={18} />}
          disabled={!canDelete}
          busy={remove.isPending}
        >
          {texts.delete}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Asks for the companion's name before it deletes (companions § 2.5; decision 11). */
export function DeleteDialog({ companion, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete <em>{displayName(companion)}</em>?
        </>
      }
      description={texts.what}
    >
      <DeleteForm companion={companion} onClose={() => onOpenChange(false)} onDeleted={onDeleted} />
    </Dialog>
  )
}
