import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { authStore, startAuth } from './auth.ts'
import { createEmbeddedDriver } from './embedded/embedded-driver.ts'

const ClerkRoot = lazy(async () => ({ default: (await import('./clerk/clerk-root.tsx')).ClerkRoot }))

/** Starts the way of signing in that the server names; until then `status` is 'loading'. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError } = usePublicConfig()
  const auth = data?.auth
  const kind = auth?.kind

  useEffect(() => {
    if (kind === 'embedded') return startAuth(createEmbeddedDriver())
    // An issuer that only programs sign in with: nobody can be signed in here.
    if (kind === 'oidc') authStore.set({ status: 'signedOut', provider: 'ready', subject: null })
    return undefined
  }, [kind])

  useEffect(() => {
    if (isError) authStore.set({ status: 'loading', provider: 'error', subject: null })
  }, [isError])

  if (auth?.kind !== 'clerk') return children
  return (
    <Suspense fallback={null}>
      <ClerkRoot publishableKey={auth.publishableKey}>{children}</ClerkRoot>
    </Suspense>
  )
}
