import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { CreateCardBody, createCardClass } from '#web/ui/create-card.tsx'
import { Skeleton, SkeletonPortrait, SkeletonText } from '#web/ui/skeleton.tsx'
import { texts } from '../texts.ts'
import { CompanionCard } from './companion-card.tsx'

const gridClass =
  'grid items-start gap-x-8 gap-y-11 grid-cols-[repeat(auto-fill,minmax(min(100%,280px),1fr))]'

function CreateCard() {
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'companions' }}
      search={{ new: 'true' }}
      className={createCardClass}
    >
      <CreateCardBody title={texts.create} note={texts.createNote} />
    </Link>
  )
}

/** Cards, and the way to one more while the plan has room (companions § 2.1). */
export function CompanionGrid({
  companions,
  blurred,
  canCreate,
  headingLevel = 2,
  resting = false,
}: {
  companions: readonly Companion[]
  blurred: boolean
  canCreate: boolean
  headingLevel?: 2 | 3
  resting?: boolean
}) {
  return (
    <div className={gridClass}>
      {companions.map((companion) => (
        <CompanionCard
          key={companion.id}
          companion={companion}
          blurred={blurred}
          headingLevel={headingLevel}
          resting={resting}
        />
      ))}
      {canCreate ? <CreateCard /> : null}
    </div>
  )
}

export function CompanionGridSkeleton() {
  return (
    <div className={gridClass} aria-busy="true">
      {['first', 'second'].map((key) => (
        <div key={key}>
          <SkeletonPortrait />
          <SkeletonText className="mt-4" />
          <div className="mt-4 flex gap-2">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  )
}
