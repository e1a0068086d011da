import type { Companion, TierLimits } from '@everbond/contract'
import { useEffect, useState } from 'react'
import { errorText } from '#web/lib/api/error-text.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { toast } from '#web/ui/toast.ts'
import { useUpdateCompanion } from '../api/use-update-companion.ts'
import { useKeptDraft } from '../wizard/use-kept-draft.ts'
import { useWizard, type Wizard } from '../wizard/use-wizard.ts'
import { toUpdate } from '../wizard/wizard.rules.ts'
import { editOwner, readDraft } from '../wizard/wizard-draft.ts'
import { isSame, valuesOf } from './edit.rules.ts'
import { toasts } from './texts.ts'

export type EditWizard = {
  wizard: Wizard
  isBusy: boolean
  isDirty: boolean
  /** A draft from before a reload was put back. */
  isRestored: boolean
  /** The server has another version than the one that the edit began with. */
  isNewer: boolean
  save: () => void
  /** Shows what the server has now, in place of what was written. */
  adopt: () => void
}

type Options = { companion: Companion; tier: string; limits: TierLimits | undefined; onSaved: () => void }

/** The wizard that edits: filled with her values, with a draft, a guard against two tabs, and its save. */
export const useEditWizard = ({ companion, tier, limits, onSaved }: Options): EditWizard => {
  const { subject } = useAuth()
  const owner = editOwner(subject ?? '', companion.id)
  const current = valuesOf(companion)
  const [draft] = useState(() => readDraft(owner))
  const [base, setBase] = useState(draft?.base ?? current)
  const [isRestored, setRestored] = useState(draft !== null)
  const wizard = useWizard({ tier, start: draft ?? { values: base, step: 0 } })
  const { form, step, check, markFault } = wizard
  const update = useUpdateCompanion(companion.id)
  const isBusy = update.isPending || update.isSuccess

  const values = form.watch()
  const isDirty = !isSame(values, base)
  const isNewer = !isBusy && !isSame(current, base)
  useKeptDraft(owner, isDirty && !update.isSuccess ? { values, step, base } : null)

  const adopt = (): void => {
    form.reset(current)
    setBase(current)
    setRestored(false)
  }
  // Nothing was written yet: the newer version simply shows.
  const adoptsSilently = isNewer && !isDirty
  useEffect(() => {
    if (adoptsSilently) adopt()
  })

  const onSuccess = (): void => {
    toast({ ...toasts.updated, kind: 'success' })
    onSaved()
  }
  const onError = (cause: unknown): void => {
    const text = errorText(cause, toasts.failed.description)
    markFault(cause, text)
    toast({ title: toasts.failed.title, description: text, kind: 'error' })
  }
  return {
    wizard,
    isBusy,
    isDirty: isDirty && !update.isSuccess,
    isRestored: isRestored && isDirty,
    isNewer: isNewer && isDirty,
    save: () => {
      if (isBusy || !check()) return
      update.mutate(toUpdate(form.getValues(), { nsfw: limits?.nsfw ?? false }), { onSuccess, onError })
    },
    adopt,
  }
}
