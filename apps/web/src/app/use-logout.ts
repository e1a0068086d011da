import { signOut } from '#web/lib/auth/auth.ts'
import { log } from '#web/lib/log.ts'
import { toast } from '#web/ui/toast.ts'
import { texts } from './texts.ts'

/** Ends the session and leaves to the landing page, which the server gives to who is signed out. */
export const useLogout = (): (() => Promise<void>) => async () => {
  try {
    await signOut()
    window.location.assign('/')
  } catch (cause) {
    log.warn('the sign-out failed', cause)
    toast({ title: texts.logoutFailed, description: texts.logoutFailedText, kind: 'error' })
  }
}
