import { useNavigate, useSearch } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { displayName, splitByPlan } from '#web/features/companions/companions.rules.ts'
import { CompanionPortrait } from '#web/features/companions/components/companion-portrait.tsx'
import { CompanionsTab } from '#web/features/companions/components/companions-tab.tsx'
import { useBlur } from '#web/features/companions/hooks/use-blur.ts'
import { useDashboard } from '#web/features/dashboard/api/use-dashboard.ts'
import { CompanionCount, NoCompanionYet } from '#web/features/dashboard/components/companion-usage.tsx'
import { Overview } from '#web/features/dashboard/components/overview.tsx'
import { SetupProgress } from '#web/features/dashboard/components/setup-progress.tsx'
import { WaitingForYou } from '#web/features/dashboard/components/waiting-for-you.tsx'
import { texts } from '#web/features/dashboard/texts.ts'
import { useOnboarding } from '#web/features/onboarding/api/use-onboarding.ts'
import { SystemStatus } from '#web/features/status/components/system-status.tsx'
import { MessageUsage } from '#web/features/usage/components/message-usage.tsx'
import { errorMessage } from '#web/lib/api/error-text.ts'
import { usePlan, useTierLimits } from '#web/lib/queries/account-queries.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Segment } from '#web/ui/segment.tsx'
import { SkeletonPortrait } from '#web/ui/skeleton.tsx'

function CompanionUsage() {
  const { data } = useDashboard()
  const { data: limits } = useTierLimits()
  const [isBlurred] = useBlur()
  const max = limits?.maxCompanions
  if (data === undefined) return <SkeletonPortrait className="max-wide:aspect-4/3" />
  const { active } = splitByPlan(data.companions, max ?? data.companions.length)
  const newest = active[0]
  if (newest === undefined) return <NoCompanionYet max={max} />
  return (
    <CompanionPortrait
      className="max-wide:mx-auto max-wide:max-w-100"
      companion={newest}
      blurred={isBlurred}
      name={displayName(newest)}
      caption={texts.companionUsage}
      aside={<CompanionCount created={active.length} max={max} />}
    />
  )
}

function Progress() {
  const { data } = useDashboard()
  const { data: onboarding } = useOnboarding()
  const companions = data?.companions ?? []
  return (
    <SetupProgress
      isAgeVerified={onboarding?.ageVerified ?? false}
      companionCount={companions.length}
      hasProfileImage={companions.some(({ profileImageUrl }) => profileImageUrl !== null)}
    />
  )
}

function OverviewView() {
  const dashboard = useDashboard()
  const { data: plan } = usePlan()
  if (dashboard.isError && dashboard.data === undefined) {
    return (
      <ErrorCard
        title={texts.failedTitle}
        message={errorMessage(dashboard.error)}
        action={
          <Button icon={<RotateCw aria-hidden="true" size={18} />} onClick={() => void dashboard.refetch()}>
            {texts.reload}
          </Button>
        }
      />
    )
  }
  return (
    <Overview
      status={<SystemStatus />}
      messageUsage={<MessageUsage />}
      setupProgress={<Progress />}
      companionUsage={<CompanionUsage />}
      waiting={plan?.tier === 'free' ? <WaitingForYou /> : null}
    />
  )
}

type View = 'overview' | 'companions'
const views = [
  { value: 'overview', label: texts.overview },
  { value: 'companions', label: texts.companions },
] as const

/** `/admin/dashboard`, and its second view at `?view=companions` (decision 3). */
export function DashboardPage() {
  usePageTitle(texts.title)
  const { view } = useSearch({ strict: false })
  const navigate = useNavigate()
  const current: View = view === 'companions' ? 'companions' : 'overview'
  const show = (next: View): void =>
    void navigate({
      to: '/admin/$section',
      params: { section: 'dashboard' },
      search: next === 'companions' ? { view: next } : {},
    })
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <Segment
            label={texts.views}
            value={current}
            onChange={show}
            options={views}
            className="max-tablet:w-full [&>button]:max-tablet:flex-1"
          />
        }
      />
      {current === 'companions' ? <CompanionsTab /> : <OverviewView />}
    </>
  )
}
