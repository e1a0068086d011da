import { useState } from 'react'
import { log } from '#web/lib/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { toast } from '#web/ui/toast.ts'
import { useSubmitOnboarding } from '../api/use-submit-onboarding.ts'
import { texts } from '../texts.ts'
import { StepHeading } from './step-heading.tsx'

function Agreement() {
  return (
    <>
      {texts.agreeBefore}
      <a href="/terms" target="_blank" rel="noreferrer" className={textLinkClass}>
        {texts.terms}
      </a>
      {texts.agreeBetween}
      <a href="/privacy" target="_blank" rel="noreferrer" className={textLinkClass}>
        {texts.privacy}
      </a>
    </>
  )
}

export function TermsStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const [isAccepted, setAccepted] = useState(false)
  const submission = useSubmitOnboarding(onDone)

  const submit = (): void => {
    if (!isAccepted) {
      toast({ title: texts.acceptFirstTitle, description: texts.acceptFirstText, kind: 'error' })
      return
    }
    submission.mutate(undefined, {
      onError: (cause) => {
        log.warn('the account setup could not be sent', cause)
        toast({ title: texts.failedTitle, description: texts.failedText, kind: 'error' })
      },
    })
  }

  return (
    <section className="grid gap-5">
      <StepHeading takesFocus>{texts.termsTitle}</StepHeading>
      <ul className="type-body prose grid list-disc gap-2 pl-5 text-text-2 marker:text-text-3">
        {texts.termsSummary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox checked={isAccepted} onCheckedChange={setAccepted}>
        <Agreement />
      </Checkbox>
      <div className="mt-2 flex flex-wrap gap-3 max-tablet:flex-col-reverse">
        <Button onClick={onBack}>{texts.back}</Button>
        <Button variant="primary" busy={submission.isPending} onClick={submit}>
          {texts.accept}
        </Button>
      </div>
    </section>
  )
}
