import { useParams } from '@tanstack/react-router'
import { CompanionSettings } from '#web/features/companions/settings/companion-settings.tsx'
import { texts as settingsTexts } from '#web/features/companions/settings/texts.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { AuthGate } from '../gate/auth-gate.tsx'
import { MessageScreen } from '../gate/message-screen.tsx'
import { Redirect } from '../gate/redirect.tsx'
import { texts } from '../texts.ts'
import { useOnboardingState } from '../use-onboarding-state.ts'

function Settings() {
  usePageTitle(settingsTexts.subtitle)
  const { id = '' } = useParams({ strict: false })
  const state = useOnboardingState()
  if (state === 'loading') return <LoadingScreen text={texts.initializing} />
  if (state === 'failed') {
    return <MessageScreen title={texts.onboardingError} text={texts.onboardingErrorText} />
  }
  if (state === 'incomplete') return <Redirect to="/admin/setup" />
  return (
    <div className="candle min-h-dvh">
      <main id="main" tabIndex={-1} className="page mx-auto outline-none">
        <CompanionSettings key={id} id={id} />
      </main>
    </div>
  )
}

/** `/user/companion/{id}/settings`: for who is signed in and past the account setup. */
export function CompanionSettingsPage() {
  return (
    <AuthGate>
      <Settings />
    </AuthGate>
  )
}
