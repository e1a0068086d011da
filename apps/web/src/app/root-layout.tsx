import { Outlet, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { ErrorGuard } from './screens/error-guard.tsx'
import { OfflineNotice } from './screens/offline-notice.tsx'
import { texts } from './texts.ts'

/** Around every screen. An error screen goes away when another address is opened. */
export function RootLayout() {
  const { href } = useLocation()
  return (
    <ErrorGuard resetKey={href}>
      <OfflineNotice />
      <Suspense fallback={<LoadingScreen text={texts.initializing} />}>
        <Outlet />
      </Suspense>
    </ErrorGuard>
  )
}
