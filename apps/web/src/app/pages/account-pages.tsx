import { useSearch } from '@tanstack/react-router'
import { RequestReset } from '#web/features/accounts/components/request-reset.tsx'
import { DeadLink, SetPassword } from '#web/features/accounts/components/set-password.tsx'
import { SignScreen } from '#web/features/accounts/components/sign-screens.tsx'
import { VerifyEmail } from '#web/features/accounts/components/verify-email.tsx'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { safeReturnPath } from '#web/lib/return-path.rules.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { Redirect } from '../gate/redirect.tsx'
import { texts } from '../texts.ts'

type AccountSearch = { redirect?: string; token?: string; error?: string }
const useAccountSearch = (): AccountSearch => useSearch({ strict: false })

/** Who is signed in, now or by the form, is led to where he wanted to go. */
function SignPage({ screen }: { screen: 'sign-in' | 'sign-up' }) {
  const { isSignedIn } = useAuth()
  const returnTo = safeReturnPath(useAccountSearch().redirect)
  if (isSignedIn) {
    return (
      <>
        <LoadingScreen text={texts.initializing} />
        <Redirect to={returnTo} />
      </>
    )
  }
  return <SignScreen screen={screen} returnTo={returnTo} initializing={texts.initializing} />
}

export function SignInPage() {
  return <SignPage screen="sign-in" />
}

export function SignUpPage() {
  return <SignPage screen="sign-up" />
}

export function ResetPasswordPage() {
  const { token, error } = useAccountSearch()
  const { data: config } = usePublicConfig()
  if (error !== undefined) return <DeadLink />
  if (token !== undefined) return <SetPassword token={token} />
  if (config === undefined) return <LoadingScreen text={texts.initializing} />
  return <RequestReset canMail={config.mail} />
}

export function VerifyEmailPage() {
  const { token, error } = useAccountSearch()
  return <VerifyEmail token={token} error={error} />
}
