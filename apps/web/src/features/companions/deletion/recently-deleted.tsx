import type { DeletedCompanion } from '@everbond/contract'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { longUsDate } from '#web/lib/format/dates.ts'
import { isFailed } from '#web/lib/queries/account-queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { displayName } from '../companions.rules.ts'
import { useDeletedCompanions } from './api/use-deleted-companions.ts'
import { useRestoreCompanion } from './api/use-restore-companion.ts'
import { daysLeft } from './deletion.rules.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { texts } from './texts.ts'

function DeletedRow({ companion }: { companion: DeletedCompanion }) {
  const [isErasing, setErasing] = useState(false)
  const restore = useRestoreCompanion(companion)
  const name = displayName(companion)
  // The row goes with its companion, and with it the button that was pressed.
  useEffect(() => focusMain, [])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Avatar name={name} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="type-card break-words italic">{name}</p>
        <p className="type-small text-text-3">
          {texts.deletedOn(longUsDate(companion.deletedAt))} ·{' '}
          {texts.daysLeft(daysLeft(companion.erasedAt, Date.now()))}
        </p>
      </div>
      <div className="flex gap-2 max-tablet:w-full max-tablet:justify-end">
        <Button
          variant="danger-quiet"
          aria-label={texts.eraseNowOf(name)}
          aria-haspopup="dialog"
          onClick={() => setErasing(true)}
        >
          {texts.eraseNow}
        </Button>
        <Button
          icon={<Undo2 aria-hidden="true" size={18} />}
          aria-label={texts.undoOf(name)}
          busy={restore.isPending}
          onClick={() => restore.mutate()}
        >
          {texts.undo}
        </Button>
      </div>
      <EraseDialog companion={companion} open={isErasing} onOpenChange={setErasing} />
    </li>
  )
}

/** Those who can still be brought back (decision 11). Nothing is shown while there are none. */
export function RecentlyDeleted() {
  const deleted = useDeletedCompanions()
  if (isFailed(deleted)) {
    return (
      <Notice
        tone="danger"
        className="mt-11"
        action={
          <Button variant="quiet" className="-my-2.5" onClick={() => void deleted.refetch()}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.recentlyFailed}
      </Notice>
    )
  }
  if (deleted.data === undefined || deleted.data.length === 0) return null
  return (
    <Section title={texts.recentlyDeleted} note={texts.recentlyDeletedText} className="mt-11">
      <ul className="divide-y divide-line">
        {deleted.data.map((companion) => (
          <DeletedRow key={companion.id} companion={companion} />
        ))}
      </ul>
    </Section>
  )
}
