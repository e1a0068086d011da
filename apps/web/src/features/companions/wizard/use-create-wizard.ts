import { useState } from 'react'
import { errorTextOrStatus } from '#web/lib/api/error-text.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { toast } from '#web/ui/toast.ts'
import { useCreateCompanion } from '../api/use-create-companion.ts'
import { toasts } from './texts.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useWizard, type Wizard } from './use-wizard.ts'
import { toPayload } from './wizard.rules.ts'
import { emptyWizard } from './wizard.types.ts'
import { dropDraft, readDraft } from './wizard-draft.ts'

export type CreateWizard = {
  wizard: Wizard
  isBusy: boolean
  create: () => void
  /** Forgets what was typed. */
  discard: () => void
}

/** The wizard that creates: its draft, and what comes of it. */
export const useCreateWizard = ({
  tier,
  onCreated,
}: {
  tier: string
  onCreated: () => void
}): CreateWizard => {
  const { subject } = useAuth()
  const owner = subject ?? ''
  const [start] = useState(() => readDraft(owner) ?? { values: emptyWizard, step: 0 as const })
  const wizard = useWizard({ tier, start })
  const { form, step, check, markFault } = wizard
  const creation = useCreateCompanion()
  const [isOver, setOver] = useState(false)
  const isBusy = creation.isPending || isOver
  useKeptDraft(owner, isOver ? null : { values: form.watch(), step })

  const discard = (): void => {
    setOver(true)
    dropDraft(owner)
  }
  const onSuccess = (): void => {
    discard()
    form.reset(emptyWizard)
    toast({ ...toasts.created, kind: 'success' })
    onCreated()
  }
  const onError = (cause: unknown): void => {
    const text = errorTextOrStatus(cause, toasts.failed.description)
    markFault(cause, text)
    toast({ title: toasts.failed.title, description: text, kind: 'error' })
  }
  return {
    wizard,
    isBusy,
    create: () => {
      if (!isBusy && check()) creation.mutate(toPayload(form.getValues()), { onSuccess, onError })
    },
    discard,
  }
}
