import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OnboardingView } from '#web/features/onboarding/components/onboarding-view.tsx'
import { texts as onboardingTexts } from '#web/features/onboarding/texts.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { AuthGate } from '../gate/auth-gate.tsx'
import { MessageScreen } from '../gate/message-screen.tsx'
import { Redirect } from '../gate/redirect.tsx'
import { texts } from '../texts.ts'
import { useOnboardingState } from '../use-onboarding-state.ts'

function UserOnboarding() {
  usePageTitle(onboardingTexts.title)
  const state = useOnboardingState()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  const leave = (): void => {
    setLeaving(true)
    void navigate({ to: '/admin/$section', params: { section: 'dashboard' } })
  }
  if (state === 'loading' || isLeaving) return <LoadingScreen text={texts.initializing} />
  if (state === 'failed') {
    return <MessageScreen title={texts.onboardingError} text={texts.onboardingErrorText} />
  }
  if (state === 'complete') {
    return <Redirect to="/admin/companions?new=true" />
  }
  return (
    <div className="candle min-h-dvh">
      <main className="page mx-auto">
        <PageHeader title={onboardingTexts.title} subtitle={onboardingTexts.subtitle} />
        <OnboardingView onDone={leave} />
      </main>
    </div>
  )
}

/** `/user/onboarding`: Account Setup, or the create view where that is done (decision 2). */
export function UserOnboardingPage() {
  return (
    <AuthGate>
      <UserOnboarding />
    </AuthGate>
  )
}
