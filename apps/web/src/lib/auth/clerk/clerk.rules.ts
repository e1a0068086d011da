import type { AuthState, ProviderStatus } from '../auth.types.ts'

const providers: readonly string[] = ['loading', 'ready', 'degraded', 'error'] satisfies ProviderStatus[]

/** Clerk's own words for its state are those of platform § 4. */
export const readClerk = ({
  isLoaded,
  userId,
  status,
}: {
  isLoaded: boolean
  userId: string | null
  status: string | undefined
}): AuthState => {
  const provider =
    status !== undefined && providers.includes(status)
      ? (status as ProviderStatus)
      : isLoaded
        ? 'ready'
        : 'loading'
  if (!isLoaded) return { status: 'loading', provider, subject: null }
  return { status: userId === null ? 'signedOut' : 'signedIn', provider, subject: userId }
}
