import { Link } from '@tanstack/react-router'
import { useTierLimits } from '#web/lib/queries/account-queries.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCompanions } from '../api/use-companions.ts'
import { splitByPlan } from '../companions.rules.ts'
import { useBlur } from '../hooks/use-blur.ts'
import { texts } from '../texts.ts'
import { CompanionGrid, CompanionGridSkeleton } from './companion-grid.tsx'
import { CompanionsProblem } from './companions-problem.tsx'

/** The dashboard's second view, 'Your Companions' (platform § 2). */
export function CompanionsTab() {
  const list = useCompanions()
  const { data: limits } = useTierLimits()
  const [isBlurred] = useBlur()
  if (list.data === undefined) {
    return list.isError ? (
      <CompanionsProblem error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <CompanionGridSkeleton />
    )
  }
  const places = limits?.maxCompanions ?? list.data.length
  const { active, resting } = splitByPlan(list.data, places)
  if (active.length === 0) {
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Link to="/user/onboarding" className={buttonClass({ variant: 'primary' })}>
            {texts.emptyAction}
          </Link>
        }
      />
    )
  }
  return (
    <CompanionGrid
      companions={active}
      blurred={isBlurred}
      canCreate={limits !== undefined && active.length + resting.length < places}
    />
  )
}
