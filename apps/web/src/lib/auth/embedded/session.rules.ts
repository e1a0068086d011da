import type { AuthState } from '../auth.types.ts'

export type SessionReading = {
  subject: string | null
  failed: boolean
  pending: boolean
}

/**
 * What a look at the session means. A look that is under way, or that failed while somebody was signed in, changes
 * nothing: neither the focus of a window nor a lost connection signs anybody out.
 */
export const readSession = (before: AuthState, { subject, failed, pending }: SessionReading): AuthState => {
  if (subject !== null) return { status: 'signedIn', provider: failed ? 'degraded' : 'ready', subject }
  if (failed) return { ...before, provider: before.status === 'loading' ? 'error' : 'degraded' }
  if (pending) return before
  return { status: 'signedOut', provider: 'ready', subject: null }
}
