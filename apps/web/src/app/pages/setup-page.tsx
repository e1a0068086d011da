import { useNavigate } from '@tanstack/react-router'
import { OnboardingView } from '#web/features/onboarding/components/onboarding-view.tsx'
import { texts } from '#web/features/onboarding/texts.ts'
import { SetupForm } from '#web/features/setup/components/setup-form.tsx'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

/** `/admin/onboarding`: the account setup alone (decision 2). */
export function OnboardingPage() {
  usePageTitle(texts.title)
  const navigate = useNavigate()
  const leave = (): void => void navigate({ to: '/admin/$section', params: { section: 'dashboard' } })
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <OnboardingView onDone={leave} />
    </>
  )
}

/** `/admin/setup`: the account setup, and below it the static form (decision 2). */
export function SetupPage() {
  return (
    <>
      <OnboardingPage />
      <div className="mt-14">
        <SetupForm />
      </div>
    </>
  )
}
