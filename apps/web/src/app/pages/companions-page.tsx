import { useNavigate, useSearch } from '@tanstack/react-router'
import { CompanionsDashboard } from '#web/features/companions/components/companions-dashboard.tsx'
import { EditCompanion } from '#web/features/companions/edit/edit-companion.tsx'
import { texts } from '#web/features/companions/texts.ts'
import { CreateCompanion } from '#web/features/companions/wizard/create-companion.tsx'
import { usePageTitle } from '#web/lib/use-page-title.ts'

type ViewProps = { onLeave: () => void }

function CreateView({ onLeave }: ViewProps) {
  usePageTitle(texts.create)
  return <CreateCompanion onLeave={onLeave} />
}

function ListView() {
  usePageTitle(texts.title)
  return <CompanionsDashboard />
}

/** `/admin/companions`; `?edit={id}` is the edit view and `?new=true` the create view (companions § 2.1). */
export function CompanionsPage() {
  const { edit, new: isNew } = useSearch({ strict: false })
  const navigate = useNavigate()
  const leave = (): void => void navigate({ to: '/admin/$section', params: { section: 'companions' } })
  if (edit !== undefined && edit !== '') return <EditCompanion key={edit} id={edit} onLeave={leave} />
  return isNew === 'true' ? <CreateView onLeave={leave} /> : <ListView />
}
