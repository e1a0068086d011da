import { useState } from 'react'
import { Dots } from '#web/ui/dots.tsx'
import { texts } from '../texts.ts'
import { AgeStep } from './age-step.tsx'
import { TermsStep } from './terms-step.tsx'

/** 'Account Setup': age, then terms (platform § 2, 'Onboarding view'). Its title stands on the page. */
export function OnboardingView({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'age' | 'terms'>('age')
  const [cameBack, setCameBack] = useState(false)

  const back = (): void => {
    setCameBack(true)
    setStep('age')
  }
  return (
    <div className="grid max-w-160 gap-7">
      <Dots label={texts.progress} count={2} current={step === 'age' ? 0 : 1} />
      {step === 'age' ? (
        <AgeStep takesFocus={cameBack} onVerified={() => setStep('terms')} />
      ) : (
        <TermsStep onBack={back} onDone={onDone} />
      )}
    </div>
  )
}
