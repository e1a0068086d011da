import { useNavigate } from '@tanstack/react-router'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { useTierLimits } from '#web/lib/queries/account-queries.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { useCompanions } from '../api/use-companions.ts'
import { ImportCard } from '../cards/import-card.tsx'
import { splitByPlan } from '../companions.rules.ts'
import { RecentlyDeleted } from '../deletion/recently-deleted.tsx'
import { useBlur } from '../hooks/use-blur.ts'
import { CompanionList, CompanionListSkeleton } from '../list/companion-list.tsx'
import { texts as listTexts } from '../list/texts.ts'
import { type CompanionsView, useCompanionsView } from '../list/use-view.ts'
import { ViewToggle } from '../list/view-toggle.tsx'
import { texts } from '../texts.ts'
import { BlurToggle } from './blur-toggle.tsx'
import { CompanionGrid, CompanionGridSkeleton } from './companion-grid.tsx'
import { CompanionsProblem } from './companions-problem.tsx'
import { PlanTiles } from './plan-tiles.tsx'
import { RestingCompanions } from './resting-companions.tsx'

function Cards({ isBlurred, view }: { isBlurred: boolean; view: CompanionsView }) {
  const list = useCompanions()
  const { data: limits } = useTierLimits()
  if (list.data === undefined) {
    if (list.isError) return <CompanionsProblem error={list.error} onRetry={() => void list.refetch()} />
    return view === 'list' ? <CompanionListSkeleton /> : <CompanionGridSkeleton />
  }
  // Until the limit is known nobody is said to rest, and nothing is offered.
  const places = limits?.maxCompanions ?? list.data.length
  const { active, resting } = splitByPlan(list.data, places)
  if (view === 'list') return <CompanionList active={active} resting={resting} blurred={isBlurred} />
  return (
    <>
      <PlanTiles count={active.length} max={limits?.maxCompanions} />
      <CompanionGrid
        companions={active}
        blurred={isBlurred}
        canCreate={limits !== undefined && active.length + resting.length < places}
      />
      <RestingCompanions companions={resting} blurred={isBlurred} places={places} />
    </>
  )
}

/** Offered while the plan has a place for whom the card brings. */
function ImportWhereRoom() {
  const navigate = useNavigate()
  const { data: companions } = useCompanions()
  const { data: limits } = useTierLimits()
  if (companions === undefined || limits === undefined || companions.length >= limits.maxCompanions)
    return null
  const search = { new: 'true' }
  return (
    <ImportCard
      variant="secondary"
      onFilled={() => void navigate({ to: '/admin/$section', params: { section: 'companions' }, search })}
    />
  )
}

/** `/admin/companions` (companions § 2.1). */
export function CompanionsDashboard() {
  const { status } = useAuth()
  const [isBlurred, setBlurred] = useBlur()
  const [view, setView] = useCompanionsView()
  if (status === 'loading') return <LoadingScreen text={texts.loadingAuth} />
  if (status === 'signedOut') {
    return <PageHeader title={texts.authRequired} subtitle={texts.authRequiredText} />
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={view === 'list' ? listTexts.subtitle : undefined}
        actions={
          <>
            <ViewToggle view={view} onChange={setView} />
            <ImportWhereRoom />
            <BlurToggle isBlurred={isBlurred} onChange={setBlurred} />
          </>
        }
      />
      <Cards isBlurred={isBlurred} view={view} />
      <RecentlyDeleted />
    </>
  )
}
