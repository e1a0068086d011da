import { longUsDate } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { useDeletionLimits } from './api/use-deletion-limits.ts'
import { deletionState } from './deletion.rules.ts'
import { texts } from './texts.ts'

/** What the limits say about one more deletion (companions § 2.5). */
export function DeletionLimitsNotice({
  limits,
  name,
}: {
  limits: ReturnType<typeof useDeletionLimits>
  name: string
}) {
  const state = deletionState(limits.data)
  if (state === 'last') {
    return (
      <Notice tone="warning" title={texts.lastDeletion} role="status">
        {texts.lastDeletionText}
      </Notice>
    )
  }
  if (state === 'none') {
    const next = limits.data?.nextAllowedDate ?? null
    return (
      <Notice tone="danger" title={texts.limitReached} role="status">
        <p>{texts.limitReachedText(next === null ? null : longUsDate(next))}</p>
        <p className="mt-1">{texts.eraseOffer(name)}</p>
      </Notice>
    )
  }
  if (state === 'free' && limits.data !== undefined) {
    return (
      <p role="status" className="type-small text-text-3">
        {texts.deletionsLeft(limits.data)}
      </p>
    )
  }
  if (limits.isError) {
    return (
      <Notice
        tone="danger"
        title={texts.limitsFailed}
        role="alert"
        action={
          <Button variant="quiet" className="-my-2.5" onClick={() => void limits.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.eraseOffer(name)}
      </Notice>
    )
  }
  return (
    <p role="status" className="type-small text-text-3">
      {texts.loadingLimits}
    </p>
  )
}
