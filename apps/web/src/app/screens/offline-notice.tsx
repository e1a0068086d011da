import { useSyncExternalStore } from 'react'
import { useVirtualKeyboard } from '#web/lib/device/use-virtual-keyboard.ts'
import { Notice } from '#web/ui/notice.tsx'
import { texts } from '../texts.ts'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Stands at the foot of every screen; over a keyboard it would cover the field that is typed in. */
export function OfflineNotice() {
  const isTyping = useVirtualKeyboard()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 tablet:right-auto tablet:bottom-6 tablet:left-6 desktop:left-[280px]"
    >
      {isOnline || isTyping ? null : <Notice tone="warning">{texts.offline}</Notice>}
    </div>
  )
}
