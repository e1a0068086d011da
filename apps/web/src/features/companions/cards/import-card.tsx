import type { ImportedCompanion } from '@everbond/contract'
import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { keepDraft, readDraft } from '../wizard/wizard-draft.ts'
import { toWizardValues } from './card-values.rules.ts'
import { ImportCardDialog } from './import-card-dialog.tsx'
import { texts } from './texts.ts'

/** The way in for a character card; what it brings waits in the form's draft when `onFilled` is called. */
export function ImportCard({
  onFilled,
  variant = 'quiet',
}: {
  onFilled: () => void
  variant?: 'quiet' | 'secondary'
}) {
  const { subject } = useAuth()
  const owner = subject ?? ''
  const [isOpen, setOpen] = useState(false)
  const accept = (companion: ImportedCompanion): void => {
    keepDraft(owner, { values: toWizardValues(companion), step: 0 })
    setOpen(false)
    toast({ ...texts.filled, kind: 'success' })
    onFilled()
  }
  const written = isOpen ? readDraft(owner)?.values : undefined
  return (
    <>
      <Button
        variant={variant}
        className="max-tablet:min-w-11 max-tablet:px-3"
        icon={<IdCard aria-hidden="true" size={18} />}
        aria-haspopup="dialog"
        title={texts.import}
        onClick={() => setOpen(true)}
      >
        <span className="max-tablet:sr-only">{texts.import}</span>
      </Button>
      <ImportCardDialog
        open={isOpen}
        onOpenChange={setOpen}
        onAccepted={accept}
        replaces={written !== undefined && `${written.name}${written.description}`.trim() !== ''}
      />
    </>
  )
}
