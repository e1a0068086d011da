import { tiers } from '@everbond/contract'
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { usePlan, useTierLimits } from '#web/lib/queries/account-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { useCompanions } from '../api/use-companions.ts'
import { ImportCard } from '../cards/import-card.tsx'
import { texts as pageTexts } from '../texts.ts'
import { BasicInfoStep } from './basic-info-step.tsx'
import { PersonalityStep } from './personality-step.tsx'
import { texts } from './texts.ts'
import { UploadPlaceholder } from './upload-placeholder.tsx'
import { useWizard, type Wizard } from './use-wizard.ts'
import { WizardActions } from './wizard-actions.tsx'

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

function WizardForm({ onLeave, takesFocus }: { onLeave: () => void; takesFocus: boolean }) {
  const { data: plan } = usePlan()
  const { data: limits } = useTierLimits()
  const wizard = useWizard({ tier: plan?.tier ?? 'free', onCreated: onLeave })
  const { form, step, next, back, discard } = wizard
  // The first step drawn keeps the focus where it is; later ones take it.
  const [firstStep] = useState(step)
  const [hasMoved, setMoved] = useState(takesFocus)
  if (step !== firstStep && !hasMoved) setMoved(true)

  const cancel = (): void => {
    discard()
    onLeave()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (step === 0) next()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stepper label={texts.stepsLabel} steps={texts.steps} current={step} onGo={back} />
      <div className="mt-7 grid gap-x-14 gap-y-9 wide:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {step === 0 ? (
            <BasicInfoStep form={form} takesFocus={hasMoved} />
          ) : (
            <PersonalityStep form={form} limits={limits} takesFocus={hasMoved} />
          )}
        </div>
        <Aside wizard={wizard} />
      </div>
      <WizardActions wizard={wizard} onCancel={cancel} />
    </form>
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
  const { data: companions } = useCompanions()
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
      {wasRoom === false ? <LimitReached /> : <WizardForm onLeave={onLeave} takesFocus={takesFocus} />}
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
