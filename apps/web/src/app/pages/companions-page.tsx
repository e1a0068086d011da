import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanionsDashboard } from '#web/features/companions/components/companions-dashboard.tsx'
import { texts } from '#web/features/companions/texts.ts'
import { CreateCompanion } from '#web/features/companions/wizard/create-companion.tsx'
import { usePageTitle } from '#web/lib/use-page-title.ts'

/** `/admin/companions`; `?new=true` is the create view (companions § 2.1). */
export function CompanionsPage() {
  const isNew = useSearch({ strict: false }).new === 'true'
  usePageTitle(isNew ? texts.create : texts.title)
  const navigate = useNavigate()
  const leave = (): void => void navigate({ to: '/admin/$section', params: { section: 'companions' } })
  return isNew ? <CreateCompanion onLeave={leave} /> : <CompanionsDashboard />
}
