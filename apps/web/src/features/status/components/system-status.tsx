import type { SystemStatus as Status } from '@everbond/contract'
import { cn } from '#web/ui/cn.ts'
import { Stat } from '#web/ui/stat.tsx'
import { useStatus } from '../api/use-status.ts'
import { statusTexts, texts } from '../texts.ts'

const dots: Record<Status['status'], string> = {
  ok: 'bg-success',
  degraded: 'bg-warning',
  offline: 'bg-danger',
  unknown: 'bg-text-3',
}

function Reading({ status }: { status: Status | undefined }) {
  const word = status === undefined ? texts.loading : statusTexts[status.status].word
  return (
    <>
      <p className="type-section flex items-center gap-3.5">
        <span
          aria-hidden="true"
          className={cn(
            'size-2.5 flex-none rounded-full',
            status === undefined ? 'bg-surface-3' : dots[status.status],
          )}
        />
        {word}
      </p>
      <p className="type-body mt-2 min-h-6 text-text-2">
        {status === undefined ? '' : statusTexts[status.status].text}
      </p>
      <p className="type-small min-h-5 text-text-3">
        {status?.latencyMs == null ? '' : texts.latency(status.latencyMs)}
      </p>
    </>
  )
}

export function SystemStatus({ className }: { className?: string }) {
  const { data } = useStatus()
  return (
    <Stat label={texts.label} className={className}>
      <div aria-live="polite" aria-busy={data === undefined}>
        <Reading status={data} />
      </div>
    </Stat>
  )
}
