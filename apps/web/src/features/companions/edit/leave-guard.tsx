import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { authStore } from '#web/lib/auth/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { texts } from './texts.ts'

export type LeaveGuard = {
  /** Lets the next way out pass: what was written is saved, or she is gone. */
  release: () => void
  dialog: { isOpen: boolean; stay: () => void; leave: () => void }
}

/** Asks before what was written is left, inside the app and when the page is closed. */
export const useLeaveGuard = ({
  isDirty,
  onLeave,
}: {
  isDirty: boolean
  /** What was written is given up. */
  onLeave: () => void
}): LeaveGuard => {
  const isReleased = useRef(false)
  // Who has signed out has nothing to come back to.
  const isHeld = (): boolean => isDirty && !isReleased.current && authStore.get().status === 'signedIn'
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true })
  return {
    release: () => {
      isReleased.current = true
    },
    dialog: {
      isOpen: blocker.status === 'blocked',
      stay: () => blocker.reset?.(),
      leave: () => {
        onLeave()
        blocker.proceed?.()
      },
    },
  }
}

export function LeaveDialog({ guard, name }: { guard: LeaveGuard; name: string }) {
  const { isOpen, stay, leave } = guard.dialog
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && stay()}
      title={texts.leaveTitle}
      description={texts.leaveText(name)}
      footer={
        <DialogActions>
          <Button variant="quiet" onClick={leave}>
            {texts.leave}
          </Button>
          <Button variant="primary" onClick={stay}>
            {texts.stay}
          </Button>
        </DialogActions>
      }
    />
  )
}
