import { productName } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { AuthGate } from '../gate/auth-gate.tsx'
import { Redirect } from '../gate/redirect.tsx'
import { texts } from '../texts.ts'

/** What is left of the landing page when it is reached from inside the app; the server gives out the whole one. */
function Welcome() {
  usePageTitle(texts.signIn)
  return (
    <main className="candle grid min-h-dvh place-content-center justify-items-center gap-5 p-5 text-center">
      <h1 className="type-hero italic">{productName}</h1>
      <p className="type-body text-text-2">{texts.beta}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Link to="/sign-in" className={buttonClass({ variant: 'primary', size: 'large' })}>
          {texts.signIn}
        </Link>
        <Link to="/sign-up" className={buttonClass({ size: 'large' })}>
          {texts.signUp}
        </Link>
      </div>
    </main>
  )
}

/** `/`: the admin panel for who is signed in (platform § 2). */
export function HomePage() {
  const { status } = useAuth()
  if (status === 'signedOut') return <Welcome />
  return (
    <AuthGate>
      <Redirect to="/admin/dashboard" />
    </AuthGate>
  )
}
