import { ArrowRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { texts } from './texts.ts'
import type { Wizard } from './use-wizard.ts'
import { canGoOn } from './wizard.rules.ts'

/** The buttons below a step; on phones the one that leads on takes the room. */
export function WizardActions({ wizard, onCancel }: { wizard: Wizard; onCancel: () => void }) {
  const { form, step, isBusy, back, create } = wizard
  return (
    <div className="mt-9 flex flex-wrap items-center justify-end gap-3 border-line border-t pt-5">
      <Button
        variant="quiet"
        className={step === 0 ? undefined : 'max-tablet:order-last max-tablet:basis-full'}
        onClick={onCancel}
      >
        {texts.cancel}
      </Button>
      {step === 0 ? (
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
          <Button variant="primary" className="max-tablet:flex-1" busy={isBusy} onClick={create}>
            {texts.create}
          </Button>
        </>
      )}
    </div>
  )
}
