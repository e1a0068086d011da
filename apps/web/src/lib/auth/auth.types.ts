/** Whether somebody is signed in (platform § 4). */
export type AuthStatus = 'loading' | 'signedIn' | 'signedOut'
/** How the service that signs people in is doing (platform § 4). */
export type ProviderStatus = 'loading' | 'ready' | 'degraded' | 'error'

export type AuthState = {
  status: AuthStatus
  provider: ProviderStatus
  /** The provider's own id of the person, to notice when somebody else signs in. */
  subject: string | null
}

/** What every way of signing in offers to the rest of the app. */
export type AuthDriver = {
  /** Follows the session and tells every change; answers how to stop. */
  start: (tell: (state: AuthState) => void) => () => void
  /** A bearer token for the session, or null where there is none. Throws when the provider cannot be reached. */
  fetchToken: () => Promise<string | null>
  /** Looks again whether the session still stands. */
  recheck: () => Promise<void>
  /** Ends this browser's session, in its other tabs too. */
  signOut: () => Promise<void>
}
