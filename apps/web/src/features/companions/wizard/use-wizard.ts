import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { errorField, errorTextOrStatus } from '#web/lib/api/error-text.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { toast } from '#web/ui/toast.ts'
import { useCreateCompanion } from '../api/use-create-companion.ts'
import { toasts } from './texts.ts'
import { basicInfoProblem, placeOfField, toPayload, type WizardProblem } from './wizard.rules.ts'
import { emptyWizard, type WizardStep, type WizardValues } from './wizard.types.ts'
import { dropDraft, keepDraft, readDraft } from './wizard-draft.ts'

export type Wizard = {
  form: UseFormReturn<WizardValues>
  step: WizardStep
  isBusy: boolean
  next: () => void
  back: () => void
  create: () => void
  /** Forgets what was typed. */
  discard: () => void
}

const draftDelay = 300

/** The create wizard's behaviour (companions §§ 2.3, 4, 5): steps, checks, draft and submission. */
export const useWizard = ({ tier, onCreated }: { tier: string; onCreated: () => void }): Wizard => {
  const { subject } = useAuth()
  const owner = subject ?? ''
  const [draft] = useState(() => readDraft(owner))
  const [step, setStep] = useState<WizardStep>(draft?.step ?? 0)
  const form = useForm<WizardValues>({ defaultValues: draft?.values ?? emptyWizard })
  const creation = useCreateCompanion()

  // A field at fault may be on the other step: it takes the focus once it is drawn.
  const [fault, setFault] = useState<{ field: keyof WizardValues } | null>(null)
  useEffect(() => {
    if (fault !== null) form.setFocus(fault.field)
  }, [fault, form])

  const values = form.watch()
  const [isOver, setOver] = useState(false)
  const snapshot = JSON.stringify({ values, step })
  useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => keepDraft(owner, JSON.parse(snapshot)), draftDelay)
    return () => clearTimeout(timer)
  }, [snapshot, owner, isOver])

  const discard = (): void => {
    setOver(true)
    dropDraft(owner)
  }

  const show = ({ field, text, toast: words }: WizardProblem): void => {
    setStep(0)
    form.setError(field, { message: text })
    setFault({ field })
    toast({ ...words, kind: 'error' })
  }

  const onFailed = (cause: unknown): void => {
    const text = errorTextOrStatus(cause, toasts.failed.description)
    const place = placeOfField(errorField(cause), form.getValues())
    if (place !== null) {
      setStep(place.step)
      form.setError(place.field, { message: text })
      setFault({ field: place.field })
    }
    toast({ title: toasts.failed.title, description: text, kind: 'error' })
  }

  const onSuccess = (): void => {
    discard()
    form.reset(emptyWizard)
    toast({ ...toasts.created, kind: 'success' })
    onCreated()
  }

  return {
    form,
    step,
    isBusy: creation.isPending || isOver,
    next: () => {
      form.clearErrors()
      const problem = basicInfoProblem({ values: form.getValues(), tier })
      if (problem === null) setStep(1)
      else show(problem)
    },
    back: () => setStep(0),
    create: () => {
      if (creation.isPending || isOver) return
      form.clearErrors()
      const problem = basicInfoProblem({ values: form.getValues(), tier })
      if (problem === null) creation.mutate(toPayload(form.getValues()), { onSuccess, onError: onFailed })
      else show(problem)
    },
    discard,
  }
}
