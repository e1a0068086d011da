import type { Companion } from '@everbond/contract'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonPortrait, SkeletonText } from '#web/ui/skeleton.tsx'
import { textLinkClass } from '#web/ui/text-link.ts'
import { toast } from '#web/ui/toast.ts'
import { isNotFound, useCompanion } from '../api/use-companion.ts'
import { displayName } from '../companions.rules.ts'
import { LeaveDialog, useLeaveGuard } from '../edit/leave-guard.tsx'
import { useBlur } from '../hooks/use-blur.ts'
import { toasts } from '../pictures/texts.ts'
import { useSetProfileImage } from '../pictures/use-set-profile-image.ts'
import { CompanionFacts } from './companion-facts.tsx'
import { type Choice, type ExtraSlot, imageOf, liveChoice } from './swap.rules.ts'
import { SwapPictures } from './swap-pictures.tsx'
import { texts } from './texts.ts'

const columns =
  'grid gap-x-14 gap-y-9 desktop:grid-cols-[minmax(0,380px)_minmax(0,1fr)] [&>*:first-child]:max-desktop:mx-auto [&>*:first-child]:max-desktop:w-full [&>*:first-child]:max-desktop:max-w-120'

/** Stays in sight wherever the page stands: what is chosen, and the button that saves it. */
function SaveBar({
  chosen,
  isSaving,
  onSave,
}: {
  chosen: ExtraSlot | null
  isSaving: boolean
  onSave: () => void
}) {
  return (
    <div className="sticky bottom-0 z-10 mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t bg-ground py-4">
      <p role="status" className={cn('type-small', chosen === null ? 'text-text-3' : 'text-text')}>
        {chosen === null ? texts.unchanged : texts.unsaved(chosen)}
      </p>
      <Button
        variant="primary"
        className="max-tablet:w-full"
        disabled={chosen === null}
        busy={isSaving}
        busyText={texts.saving}
        onClick={onSave}
      >
        {texts.save}
      </Button>
    </div>
  )
}

/** The swap is chosen here, shown, and only then saved. */
function Settings({ companion }: { companion: Companion }) {
  const [wanted, setWanted] = useState<Choice | null>(null)
  const [isBlurred] = useBlur()
  const swap = useSetProfileImage(companion.id)
  const chosen = liveChoice(companion, wanted)
  const guard = useLeaveGuard({ isDirty: chosen !== null && !swap.isPending, onLeave: () => setWanted(null) })

  const choose = (slot: ExtraSlot | null): void => {
    if (swap.isPending) return
    const image = slot === null ? null : imageOf(companion, slot)
    if (slot !== null && image === null) toast({ ...toasts.slotEmpty(slot), kind: 'error' })
    else setWanted(slot === null || image === null ? null : { slot, image })
  }
  const save = (): void => {
    if (chosen !== null) swap.mutate(chosen)
  }
  return (
    <>
      <PageHeader title={<em>{displayName(companion)}</em>} subtitle={texts.subtitle} />
      <div className={columns}>
        <SwapPictures companion={companion} chosen={chosen} onChoose={choose} blurred={isBlurred} />
        <div className="min-w-0">
          <CompanionFacts companion={companion} />
        </div>
      </div>
      <SaveBar chosen={chosen} isSaving={swap.isPending} onSave={save} />
      <LeaveDialog guard={guard} name={displayName(companion)} />
    </>
  )
}

function SettingsSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {texts.loadingCompanion}
      </span>
      <Skeleton className="mb-7 h-12 w-56" />
      <div className={columns}>
        <SkeletonPortrait />
        <SkeletonText lines={6} />
      </div>
    </div>
  )
}

function NotFound({ canRetry, onRetry }: { canRetry: boolean; onRetry: () => void }) {
  return (
    <ErrorCard
      headingLevel={1}
      title={texts.notFound}
      message={texts.notFoundText}
      action={
        canRetry ? (
          <Button icon={<RotateCw aria-hidden="true" size={18} />} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        ) : null
      }
    />
  )
}

/** `/user/companion/{id}/settings` (companions § 2.4). */
export function CompanionSettings({ id }: { id: string }) {
  const companion = useCompanion(id)
  const isGone = isNotFound(companion.error)
  return (
    <>
      <Link
        to="/admin/$section"
        params={{ section: 'companions' }}
        className={`${textLinkClass} type-button mb-4 inline-flex min-h-11 items-center gap-2`}
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {texts.back}
      </Link>
      {isGone || (companion.isError && companion.data === undefined) ? (
        <NotFound canRetry={!isGone} onRetry={() => void companion.refetch()} />
      ) : companion.data === undefined ? (
        <SettingsSkeleton />
      ) : (
        <Settings companion={companion.data} />
      )}
    </>
  )
}
