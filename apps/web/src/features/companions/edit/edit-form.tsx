import type { Companion } from '@everbond/contract'
import type { ReactNode } from 'react'
import { errorText } from '#web/lib/api/error-text.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { usePlan, useTierLimits } from '#web/lib/queries/account-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { displayName } from '../companions.rules.ts'
import { DeleteCompanionButton } from '../deletion/delete-companion-button.tsx'
import { CompanionImages } from '../pictures/companion-images.tsx'
import { toUpdate } from '../wizard/wizard.rules.ts'
import { dropDraft, editOwner } from '../wizard/wizard-draft.ts'
import { WizardForm } from '../wizard/wizard-form.tsx'
import { EditPreview } from './edit-preview.tsx'
import { LeaveDialog, useLeaveGuard } from './leave-guard.tsx'
import { texts } from './texts.ts'
import { type EditWizard, useEditWizard } from './use-edit-wizard.ts'

function Notices({ edit, name, isGone }: { edit: EditWizard; name: string; isGone: boolean }) {
  if (isGone) {
    return (
      <Notice tone="danger" role="status" className="mb-7" title={texts.gone(name)}>
        {texts.goneText}
      </Notice>
    )
  }
  const way = (text: string, label: string): ReactNode => (
    <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <span className="min-w-0 basis-60 grow">{text}</span>
      <Button
        variant={edit.isNewer ? 'secondary' : 'quiet'}
        className={edit.isNewer ? undefined : 'max-tablet:-ml-5'}
        onClick={edit.adopt}
      >
        {label}
      </Button>
    </span>
  )
  if (edit.isNewer) {
    return (
      <Notice tone="warning" role="status" className="mb-7" title={texts.newer(name)}>
        {way(texts.newerText, texts.showNewer)}
      </Notice>
    )
  }
  if (!edit.isRestored) return null
  return (
    <Notice role="status" className="mb-7 items-center">
      {way(texts.restored, texts.startOver)}
    </Notice>
  )
}

type EditFormProps = {
  companion: Companion
  /** When the server said what `companion` is. */
  updatedAt: number
  /** The server knows her no more. */
  isGone: boolean
  header: ReactNode
  onLeave: () => void
}

/** The wizard filled with her values, her pictures, and 'Delete Companion' (companions § 2.3). */
export function EditForm({ companion, updatedAt, isGone, header, onLeave }: EditFormProps) {
  const { subject } = useAuth()
  const { data: plan } = usePlan()
  const { data: limits } = useTierLimits()
  const name = displayName(companion)
  const leaveForGood = (): void => {
    dropDraft(editOwner(subject ?? '', companion.id))
    guard.release()
    onLeave()
  }
  const edit = useEditWizard({ companion, tier: plan?.tier ?? 'free', limits, onSaved: leaveForGood })
  const { wizard, isBusy, isDirty, save } = edit
  const guard = useLeaveGuard({
    isDirty,
    onLeave: () => dropDraft(editOwner(subject ?? '', companion.id)),
  })
  return (
    <>
      {header}
      <Notices edit={edit} name={name} isGone={isGone} />
      <WizardForm
        wizard={wizard}
        limits={limits}
        stepsLabel={texts.steps(name)}
        takesFocus
        saveLabel={texts.update}
        isBusy={isBusy}
        onSave={save}
        onCancel={onLeave}
        away={<DeleteCompanionButton companion={companion} onDeleted={leaveForGood} />}
        aside={
          wizard.step === 0 ? (
            <CompanionImages
              companion={companion}
              updatedAt={updatedAt}
              readForm={() =>
                wizard.check() ? toUpdate(wizard.form.getValues(), { nsfw: limits?.nsfw ?? false }) : null
              }
              onRefused={(cause) => wizard.markFault(cause, errorText(cause, ''))}
            />
          ) : (
            <EditPreview companion={companion} form={wizard.form} />
          )
        }
      />
      <LeaveDialog guard={guard} name={name} />
    </>
  )
}
