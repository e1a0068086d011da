import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { texts } from '../texts.ts'
import { StepHeading } from './step-heading.tsx'

/** Two clicks in a row confirm the age (platform § 5). */
export function AgeStep({ takesFocus, onVerified }: { takesFocus: boolean; onVerified: () => void }) {
  const [isAsked, setAsked] = useState(false)

  const onClick = (): void => {
    if (!isAsked) {
      setAsked(true)
      toast({ title: texts.confirmTitle, description: texts.confirmText, kind: 'warning' })
      return
    }
    toast({ title: texts.verifiedTitle, description: texts.verifiedText, kind: 'success' })
    onVerified()
  }

  return (
    <section className="grid gap-5">
      <StepHeading takesFocus={takesFocus}>{texts.ageTitle}</StepHeading>
      <p className="type-body prose text-text-2">{texts.ageText}</p>
      <div className="mt-2">
        <Button variant="primary" size="large" onClick={onClick} className="max-tablet:w-full">
          <span aria-live="polite">{isAsked ? texts.ageSecond : texts.ageFirst}</span>
        </Button>
      </div>
    </section>
  )
}
