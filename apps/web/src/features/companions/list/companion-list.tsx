import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTierLimits } from '#web/lib/queries/account-queries.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { texts as shared } from '../texts.ts'
import { CompanionRow } from './companion-row.tsx'
import { GenerateButton } from './generate-button.tsx'
import { texts } from './texts.ts'

const plus = <Plus aria-hidden="true" size={18} />

/** 'Create Companion', and why not where the plan is full (companions § 2.2). */
function ListHead({ count, max }: { count: number; max: number | undefined }) {
  const isFull = max !== undefined && count >= max
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        {isFull ? (
          <Notice tone="warning">{texts.limit}</Notice>
        ) : (
          <p className="type-small text-text-3">{max === undefined ? '' : texts.places(count, max)}</p>
        )}
      </div>
      {max === undefined || isFull ? (
        <Button variant="primary" icon={plus} disabled className="max-tablet:w-full">
          {texts.create}
        </Button>
      ) : (
        <Link
          to="/admin/$section"
          params={{ section: 'companions' }}
          search={{ new: 'true' }}
          className={buttonClass({ variant: 'primary', className: 'max-tablet:w-full' })}
        >
          {plus}
          {texts.create}
        </Link>
      )}
    </div>
  )
}

function Rows({
  companions,
  blurred,
  headingLevel,
  canGenerate,
}: {
  companions: readonly Companion[]
  blurred: boolean
  headingLevel: 2 | 3
  canGenerate: boolean
}) {
  return (
    <ul className="divide-y divide-line">
      {companions.map((companion) => (
        <CompanionRow
          key={companion.id}
          companion={companion}
          blurred={blurred}
          headingLevel={headingLevel}
          generate={canGenerate ? <GenerateButton companion={companion} /> : null}
        />
      ))}
    </ul>
  )
}

/** The form's list view (companions § 2.2). */
export function CompanionList({
  active,
  resting,
  blurred,
}: {
  active: readonly Companion[]
  resting: readonly Companion[]
  blurred: boolean
}) {
  const { data: limits } = useTierLimits()
  const max = limits?.maxCompanions
  const count = active.length + resting.length
  return (
    <>
      <ListHead count={count} max={max} />
      {count === 0 ? (
        <EmptyState className="mt-5" title={shared.emptyTitle} text={shared.emptyText} />
      ) : (
        <Rows
          companions={active}
          blurred={blurred}
          headingLevel={2}
          canGenerate={limits?.imageGeneration === true}
        />
      )}
      {resting.length > 0 && max !== undefined ? (
        <Section
          title={shared.resting(resting.length)}
          note={<span className="prose block">{shared.restingText(max)}</span>}
          className="mt-11"
        >
          <Rows companions={resting} blurred={blurred} headingLevel={3} canGenerate={false} />
        </Section>
      ) : null}
    </>
  )
}

export function CompanionListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      {['first', 'second'].map((key) => (
        <div
          key={key}
          className="grid grid-cols-[72px_minmax(0,1fr)] gap-4 py-5 tablet:grid-cols-[96px_minmax(0,1fr)] tablet:gap-6"
        >
          <Skeleton sheen className="aspect-3/4 w-full rounded-picture" />
          <div>
            <Skeleton className="mt-2 h-7 w-40" />
            <SkeletonText className="mt-4" />
          </div>
        </div>
      ))}
    </div>
  )
}
