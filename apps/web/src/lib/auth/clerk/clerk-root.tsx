import { ClerkProvider, useAuth, useClerk } from '@clerk/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { startAuth } from '../auth.ts'
import type { AuthDriver, AuthState } from '../auth.types.ts'
import { readClerk } from './clerk.rules.ts'

/** Tells the app what Clerk knows, and asks Clerk for what the app needs. */
function ClerkBridge() {
  const { isLoaded, userId, getToken, signOut } = useAuth()
  const { status } = useClerk()
  const parts = useRef({ getToken, signOut })
  parts.current = { getToken, signOut }
  const told = useRef<(state: AuthState) => void>(() => undefined)
  const state = readClerk({ isLoaded, userId: userId ?? null, status })
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    const driver: AuthDriver = {
      start: (tell) => {
        told.current = tell
        tell(latest.current)
        return () => {
          told.current = () => undefined
        }
      },
      // Clerk keeps its own copy; ours decides when a new one is needed.
      fetchToken: () => parts.current.getToken({ skipCache: true }),
      recheck: async () => {
        await parts.current.getToken({ skipCache: true })
      },
      signOut: () => parts.current.signOut(),
    }
    return startAuth(driver)
  }, [])
  useEffect(() => {
    told.current(readClerk({ isLoaded, userId: userId ?? null, status }))
  }, [isLoaded, userId, status])
  return null
}

export function ClerkRoot({ publishableKey, children }: { publishableKey: string; children: ReactNode }) {
  return (
    <ClerkProvider publishableKey={publishableKey} signInUrl="/sign-in" signUpUrl="/sign-up">
      <ClerkBridge />
      {children}
    </ClerkProvider>
  )
}
