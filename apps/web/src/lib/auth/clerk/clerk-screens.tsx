import { SignIn, SignUp } from '@clerk/react'

/** Clerk's own screens, at our addresses; afterwards `returnTo` is opened. */
export function ClerkScreen({ screen, returnTo }: { screen: 'sign-in' | 'sign-up'; returnTo: string }) {
  return screen === 'sign-in' ? (
    <SignIn routing="hash" signUpUrl="/sign-up" forceRedirectUrl={returnTo} />
  ) : (
    <SignUp routing="hash" signInUrl="/sign-in" forceRedirectUrl={returnTo} />
  )
}
