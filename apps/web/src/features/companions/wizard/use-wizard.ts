import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { errorField } from '#web/lib/api/error-text.ts'
import { toast } from '#web/ui/toast.ts'
import { basicInfoProblem, placeOfField, type WizardProblem } from './wizard.rules.ts'
import type { WizardStep, WizardValues } from './wizard.types.ts'

export type Wizard = {
  form: UseFormReturn<WizardValues>
  step: WizardStep
  next: () => void
  back: () => void
  /** Whether the checks pass; where they do not, the first fault is shown. */
  check: () => boolean
  /** Marks the field that the server refused, on its step. */
  markFault: (cause: unknown, text: string) => void
}

type Start = { values: WizardValues; step: WizardStep }

/** Steps and checks of the wizard (companions §§ 2.3, 4, 5), whatever it is filled for. */
export const useWizard = ({ tier, start }: { tier: string; start: Start }): Wizard => {
  const [step, setStep] = useState<WizardStep>(start.step)
  const form = useForm<WizardValues>({ defaultValues: start.values })

  // A field at fault may be on the other step: it takes the focus once it is drawn.
  const [fault, setFault] = useState<{ field: keyof WizardValues } | null>(null)
  useEffect(() => {
    if (fault !== null) form.setFocus(fault.field)
  }, [fault, form])

  const mark = (place: { field: keyof WizardValues; step: WizardStep }, text: string): void => {
    setStep(place.step)
    form.setError(place.field, { message: text })
    setFault({ field: place.field })
  }
  const show = ({ field, text, toast: words }: WizardProblem): void => {
    mark({ field, step: 0 }, text)
    toast({ ...words, kind: 'error' })
  }
  const check = (): boolean => {
    form.clearErrors()
    const problem = basicInfoProblem({ values: form.getValues(), tier })
    if (problem !== null) show(problem)
    return problem === null
  }

  return {
    form,
    step,
    next: () => {
      if (check()) setStep(1)
    },
    back: () => setStep(0),
    check,
    markFault: (cause, text) => {
      const place = placeOfField(errorField(cause), form.getValues())
      if (place !== null) mark(place, text)
    },
  }
}
