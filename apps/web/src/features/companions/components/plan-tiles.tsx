import { tiers, type WindowUsage } from '@everbond/contract'
import { resetsDaily, resetsOn } from '#web/lib/format/dates.ts'
import { useImagesThisMonth, useMessagesToday, usePlan } from '#web/lib/queries/account-queries.ts'
import { Bar } from '#web/ui/bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { texts } from '../texts.ts'

const column = 'px-3 first:pl-0 last:pr-0 tablet:px-7'

function UsageTile({ label, usage, resets }: { label: string; usage: WindowUsage; resets: string }) {
  return (
    <Tile
      className={column}
      label={label}
      value={usage.count}
      max={usage.limit}
      bar={<Bar hideHead label={label} used={usage.count} max={usage.limit} resets={resets} />}
    />
  )
}

/** Full is no alarm here: the bar keeps its quiet colour. */
function PlacesTile({ count, max }: { count: number; max: number }) {
  const share = max > 0 ? Math.min(1, count / max) : 0
  return (
    <Tile
      className={column}
      label={texts.active}
      value={count}
      max={max}
      bar={
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-3">
          <div className="h-full rounded-full bg-text-2" style={{ width: `${share * 100}%` }} />
        </div>
      }
      foot={texts.places(max - count)}
    />
  )
}

function ImagesTile({ hasCompanion }: { hasCompanion: boolean }) {
  const { data: usage } = useImagesThisMonth()
  if (!hasCompanion) {
    return (
      <Tile
        className={column}
        label={texts.imagesThisMonth}
        value={null}
        max={null}
        foot={texts.createFirst}
      />
    )
  }
  if (usage === undefined) return <TileSkeleton />
  const isTrial = usage.resetsAt === null
  return (
    <UsageTile
      label={isTrial ? texts.trialImages : texts.imagesThisMonth}
      usage={usage}
      resets={usage.resetsAt === null ? texts.trialNote : resetsOn(usage.resetsAt)}
    />
  )
}

function TileSkeleton() {
  return (
    <div aria-busy="true" className={column}>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-3 h-8 w-20" />
      <Skeleton className="mt-5 h-1 w-full" />
      <Skeleton className="mt-3 h-3 w-16" />
    </div>
  )
}

/** 'Your Plan: {tier name}' with its three tiles (companions § 2.1). */
export function PlanTiles({ count, max }: { count: number; max: number | undefined }) {
  const { data: plan } = usePlan()
  const { data: messages } = useMessagesToday()
  return (
    <section
      aria-labelledby="your-plan"
      className="mb-8 grid gap-5 desktop:grid-cols-[200px_minmax(0,1fr)] desktop:gap-0"
    >
      <h2 id="your-plan" className="type-card">
        {texts.plan} <em className="desktop:block">{plan === undefined ? '…' : tiers[plan.tier].label}</em>
      </h2>
      <div className="hairline-cols grid grid-cols-3 desktop:border-line desktop:border-l desktop:[&>*:first-child]:pl-7">
        {max === undefined ? <TileSkeleton /> : <PlacesTile count={count} max={max} />}
        {messages === undefined ? (
          <TileSkeleton />
        ) : (
          <UsageTile label={texts.messagesToday} usage={messages} resets={resetsDaily} />
        )}
        <ImagesTile hasCompanion={count > 0} />
      </div>
    </section>
  )
}
