import { useParams } from '@tanstack/react-router'
import { AuthGate } from '../gate/auth-gate.tsx'
import { NotFoundScreen } from '../screens/not-found-screen.tsx'
import { texts } from '../texts.ts'
import { isAdminSection } from './admin-sections.ts'
import { AdminShell } from './admin-shell.tsx'

/** `/admin/{section?}`: the section defaults to the dashboard. */
export function AdminLayout() {
  const { section = 'dashboard' } = useParams({ strict: false })
  if (!isAdminSection(section)) return <NotFoundScreen />
  return (
    <AuthGate title={texts.authRequired} text={texts.authRequiredAdmin}>
      <AdminShell section={section} />
    </AuthGate>
  )
}
