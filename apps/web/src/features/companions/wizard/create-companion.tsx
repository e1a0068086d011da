import { tiers, timing } from '@everbond/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { usePlan, useTierLimits } from '#web/lib/queries/account-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { useCompanions } from '../api/use-companions.ts'
import { ImportCard } from '../cards/import-card.tsx'
import { texts as pageTexts } from '../texts.ts'
import { texts } from './texts.ts'
import { UploadPlaceholder } from './upload-placeholder.tsx'
import { useCreateWizard } from './use-create-wizard.ts'
import type { Wizard } from './use-wizard.ts'
import { WizardForm } from './wizard-form.tsx'

function Aside({ wizard }: { wizard: Wizard }) {
  const { step, form } = wizard
  if (step === 0) return <UploadPlaceholder />
  return (
    <Portrait
      className="max-wide:hidden"
      alt=""
      name={form.watch('name').trim()}
      placeholder={<p className="type-small text-text-3">{texts.preview}</p>}
    />
  )
}

function CreateForm({ onLeave, takesFocus }: { onLeave: () => void; takesFocus: boolean }) {
  const { data: plan } = usePlan()
  const { data: limits } = useTierLimits()
  const { wizard, isBusy, create, discard } = useCreateWizard({
    tier: plan?.tier ?? 'free',
    onCreated: onLeave,
  })
  const cancel = (): void => {
    discard()
    onLeave()
  }
  return (
    <WizardForm
      wizard={wizard}
      limits={limits}
      stepsLabel={texts.stepsLabel}
      takesFocus={takesFocus}
      aside={<Aside wizard={wizard} />}
      saveLabel={texts.create}
      isBusy={isBusy}
      onSave={create}
      onCancel={cancel}
    />
  )
}

function LimitReached() {
  const { data: limits } = useTierLimits()
  if (limits === undefined) return null
  return (
    <Notice tone="warning" title={texts.limitReached}>
      {pageTexts.limit(tiers[limits.tier].label, limits.maxCompanions)}
    </Notice>
  )
}

type ViewProps = { onLeave: () => void; onFilled: () => void; takesFocus: boolean }

function CreateView({ onLeave, onFilled, takesFocus }: ViewProps) {
  const { data: companions } = useCompanions({ staleTime: timing.stale.companionsInWizard })
  const { data: limits } = useTierLimits()
  // Asked once: she who is being created must not close the form that creates her.
  const [wasRoom, setWasRoom] = useState<boolean | null>(null)
  if (wasRoom === null && companions !== undefined && limits !== undefined) {
    setWasRoom(companions.length < limits.maxCompanions)
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        corner={
          <div className="flex">
            {wasRoom === true ? <ImportCard onFilled={onFilled} /> : null}
            <Button
              variant="quiet"
              className="max-tablet:px-3"
              icon={<X aria-hidden="true" size={18} />}
              onClick={onLeave}
            >
              <span className="max-tablet:sr-only">{texts.close}</span>
            </Button>
          </div>
        }
      />
      {wasRoom === false ? <LimitReached /> : <CreateForm onLeave={onLeave} takesFocus={takesFocus} />}
    </>
  )
}

/** `?new=true`: the wizard, or the word that the plan has no room (companions §§ 2.1, 5). */
export function CreateCompanion({ onLeave }: { onLeave: () => void }) {
  // A character card fills the form anew: it is drawn again from its draft.
  const [fillings, setFillings] = useState(0)
  return (
    <CreateView
      key={fillings}
      onLeave={onLeave}
      onFilled={() => setFillings(fillings + 1)}
      takesFocus={fillings > 0}
    />
  )
}
