import { routes } from '@everbond/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { recheckAuth } from '#web/lib/auth/auth.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { routeKey } from '#web/lib/query/route-query.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { texts } from '../texts.ts'
import { MessageScreen } from './message-screen.tsx'
import { SignInLink } from './sign-in-link.tsx'

/** What a screen behind the sign-in shows until somebody is signed in (platform § 2, 'Global screens'). */
export function AuthGate({
  title = texts.authRequiredGate,
  text,
  children,
}: {
  title?: string
  text?: string
  children: ReactNode
}) {
  const { status, provider } = useAuth()
  const queryClient = useQueryClient()
  const tryAgain = (): void => {
    void queryClient.refetchQueries({ queryKey: routeKey(routes.getPublicConfig) })
    void recheckAuth()
  }
  if (status === 'signedIn') return children
  if (status === 'signedOut') return <MessageScreen title={title} text={text} action={<SignInLink />} />
  if (provider === 'error') {
    return (
      <MessageScreen
        title={texts.authUnreachable}
        text={texts.authUnreachableText}
        action={<Button onClick={tryAgain}>{texts.tryAgain}</Button>}
      />
    )
  }
  return <LoadingScreen text={texts.initializingAuth} />
}
