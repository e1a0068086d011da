import { useStore } from '#web/lib/store.ts'
import { authStore } from './auth.ts'
import type { AuthState } from './auth.types.ts'

export const useAuth = (): AuthState & { isSignedIn: boolean } => {
  const state = useStore(authStore)
  return { ...state, isSignedIn: state.status === 'signedIn' }
}
