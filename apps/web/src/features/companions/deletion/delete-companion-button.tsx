import type { Companion } from '@everbond/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { texts } from './texts.ts'

/** 'Delete Companion', with the dialog that it opens. */
export function DeleteCompanionButton({
  companion,
  onDeleted,
}: {
  companion: Pick<Companion, 'id' | 'name'>
  onDeleted?: (() => void) | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="danger-quiet"
        icon={<Trash2 aria-hidden="true" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.deleteCompanion}
      </Button>
      <DeleteDialog companion={companion} open={isOpen} onOpenChange={setOpen} onDeleted={onDeleted} />
    </>
  )
}
