import type { TierLimits } from '@everbond/contract'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Stepper } from '#web/ui/stepper.tsx'
import { BasicInfoStep } from './basic-info-step.tsx'
import { PersonalityStep } from './personality-step.tsx'
import { texts } from './texts.ts'
import type { Wizard } from './use-wizard.ts'
import { WizardActions, type WizardActionsProps } from './wizard-actions.tsx'

type WizardFormProps = Omit<WizardActionsProps, 'wizard'> & {
  wizard: Wizard
  limits: TierLimits | undefined
  /** What the steps are the steps of. */
  stepsLabel: string
  /** The first step's heading takes the focus at once; those after it always do. */
  takesFocus: boolean
  /** Beside the fields from 1200 px on, else below them. */
  aside: ReactNode
}

/** The two steps with their fields and buttons (companions § 2.3). */
export function WizardForm({ wizard, limits, stepsLabel, takesFocus, aside, ...actions }: WizardFormProps) {
  const { form, step, next, back } = wizard
  const [firstStep] = useState(step)
  const [hasMoved, setMoved] = useState(takesFocus)
  if (step !== firstStep && !hasMoved) setMoved(true)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (step === 0) next()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stepper label={stepsLabel} steps={texts.steps} current={step} onGo={back} />
      <div className="mt-7 grid gap-x-14 gap-y-9 wide:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">
          {step === 0 ? (
            <BasicInfoStep form={form} takesFocus={hasMoved} />
          ) : (
            <PersonalityStep form={form} limits={limits} takesFocus={hasMoved} />
          )}
        </div>
        {aside}
      </div>
      <WizardActions {...actions} wizard={wizard} />
    </form>
  )
}
