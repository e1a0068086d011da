import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { texts } from './texts.ts'
import type { Wizard } from './use-wizard.ts'
import { canGoOn } from './wizard.rules.ts'

export type WizardActionsProps = {
  wizard: Wizard
  /** 'Create Companion' or 'Update Companion'. */
  saveLabel: string
  isBusy: boolean
  onSave: () => void
  onCancel: () => void
  /** On step 2, away from the others: 'Delete Companion'. */
  away?: ReactNode
}

/** The buttons below a step; on phones the one that leads on takes the room. */
export function WizardActions({ wizard, saveLabel, isBusy, onSave, onCancel, away }: WizardActionsProps) {
  const { form, step, back } = wizard
  const isFirst = step === 0
  return (
    <div className="mt-9 flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
      {away && !isFirst ? (
        <div className="tablet:-ml-5 flex justify-center max-tablet:order-2 max-tablet:basis-full tablet:mr-auto">
          {away}
        </div>
      ) : null}
      <Button
        variant="quiet"
        className={cn(!isFirst && 'max-tablet:order-1 max-tablet:basis-full')}
        onClick={onCancel}
      >
        {texts.cancel}
      </Button>
      {isFirst ? (
        <Button
          type="submit"
          variant="primary"
          className="max-tablet:flex-1"
          disabled={!canGoOn(form.watch())}
          trailingIcon={<ArrowRight aria-hidden="true" size={18} />}
        >
          {texts.next}
        </Button>
      ) : (
        <>
          <Button onClick={back}>{texts.back}</Button>
          <Button variant="primary" className="max-tablet:flex-1" busy={isBusy} onClick={onSave}>
            {saveLabel}
          </Button>
        </>
      )}
    </div>
  )
}
