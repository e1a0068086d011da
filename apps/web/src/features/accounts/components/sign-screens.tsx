import { lazy, Suspense } from 'react'
import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { texts } from '../texts.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const ClerkScreen = lazy(async () => ({
  default: (await import('#web/lib/auth/clerk/clerk-screens.tsx')).ClerkScreen,
}))

type Screen = { screen: 'sign-in' | 'sign-up'; returnTo: string; initializing: string }

function EmbeddedSignIn({ returnTo, isOpen }: { returnTo: string; isOpen: boolean }) {
  return (
    <AccountFrame
      title={texts.signInTitle}
      foot={
        <>
          <AccountLink to="/reset-password">{texts.forgot}</AccountLink>
          {isOpen ? (
            <p>
              {texts.noAccount}{' '}
              <AccountLink to="/sign-up" returnTo={returnTo}>
                {texts.signUp}
              </AccountLink>
            </p>
          ) : null}
        </>
      }
    >
      <SignInForm />
    </AccountFrame>
  )
}

function EmbeddedSignUp({ returnTo, isOpen }: { returnTo: string; isOpen: boolean }) {
  const foot = (
    <p>
      {texts.haveAccount}{' '}
      <AccountLink to="/sign-in" returnTo={returnTo}>
        {texts.signIn}
      </AccountLink>
    </p>
  )
  if (!isOpen) {
    return (
      <AccountFrame title={texts.signupsClosedTitle} text={texts.signupsClosed} foot={foot}>
        <OperatorContact />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={texts.signUpTitle} foot={foot}>
      <SignUpForm />
    </AccountFrame>
  )
}

/** Signing in and up, by whichever service the server names. */
export function SignScreen({ screen, returnTo, initializing }: Screen) {
  const { data: config } = usePublicConfig()
  if (config === undefined) return <LoadingScreen text={initializing} />
  if (config.auth.kind === 'oidc') {
    return <AccountFrame title={texts.issuerTitle} text={texts.issuerText(config.auth.issuer)} />
  }
  if (config.auth.kind === 'clerk') {
    return (
      <AccountFrame title={screen === 'sign-in' ? texts.signInTitle : texts.signUpTitle}>
        <Suspense fallback={null}>
          <ClerkScreen screen={screen} returnTo={returnTo} />
        </Suspense>
      </AccountFrame>
    )
  }
  const isOpen = config.signups === 'open'
  return screen === 'sign-in' ? (
    <EmbeddedSignIn returnTo={returnTo} isOpen={isOpen} />
  ) : (
    <EmbeddedSignUp returnTo={returnTo} isOpen={isOpen} />
  )
}
