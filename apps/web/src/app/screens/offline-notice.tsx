import { useSyncExternalStore } from 'react'
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

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-30 tablet:right-auto tablet:bottom-6 tablet:left-6 desktop:left-[280px]"
    >
      {isOnline ? null : <Notice tone="warning">{texts.offline}</Notice>}
    </div>
  )
}
