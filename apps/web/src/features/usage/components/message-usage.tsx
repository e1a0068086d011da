import type { Usage } from '@everbond/contract'
import { resetsDaily, resetsOn } from '#web/lib/format/dates.ts'
import { Bar } from '#web/ui/bar.tsx'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useUsage } from '../api/use-usage.ts'
import { texts } from '../texts.ts'

function Bars({ usage, isCompact }: { usage: Usage; isCompact: boolean }) {
  const column = isCompact
    ? 'py-3'
    : 'max-tablet:py-6 max-tablet:first:pt-0 max-tablet:last:pb-0 tablet:px-8 tablet:first:pl-0 tablet:last:pr-0'
  return (
    <div
      className={cn(
        'grid',
        isCompact
          ? 'divide-y divide-line'
          : 'max-tablet:divide-y max-tablet:divide-line tablet:hairline-cols tablet:grid-cols-2',
      )}
    >
      <Bar
        className={column}
        label={isCompact ? texts.messagesToday : texts.daily}
        used={usage.dailyUsed}
        max={usage.dailyLimit}
        resets={resetsDaily}
      />
      <Bar
        className={column}
        label={isCompact ? texts.messagesThisMonth : texts.monthly}
        used={usage.monthlyUsed}
        max={usage.monthlyLimit}
        resets={resetsOn(usage.nextMonthlyReset)}
      />
    </div>
  )
}

/** The message usage widget; `compact` stacks its bars. */
export function MessageUsage({ compact: isCompact = false }: { compact?: boolean }) {
  const { data, isPending, isError } = useUsage()
  if (data !== undefined) return <Bars usage={data} isCompact={isCompact} />
  if (isPending && !isError) {
    return (
      <div aria-busy="true" className={cn('grid gap-7', !isCompact && 'tablet:grid-cols-2 tablet:gap-16')}>
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </div>
    )
  }
  return <p className="type-body text-text-3">{texts.empty}</p>
}
