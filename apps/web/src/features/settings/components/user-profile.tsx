import type { ReactNode } from 'react'
import { longUsDate } from '#web/lib/format/dates.ts'
import { isFailed, useUser } from '#web/lib/queries/account-queries.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { texts } from '../texts.ts'

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-7 gap-y-1 py-3 tablet:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="type-label pt-0.5 text-text-3">{label}</dt>
      <dd className="type-body min-w-0 break-words text-text">{children}</dd>
    </div>
  )
}

/** `verification` stands beside the address. */
export function UserProfile({ verification }: { verification: ReactNode }) {
  const query = useUser()
  const user = query.data
  const waiting = <Skeleton className="h-5 w-48" />
  return (
    <Section title={texts.profile} first className="pt-0">
      {isFailed(query) ? <Notice tone="danger">{texts.profileFailed}</Notice> : null}
      <dl className="max-w-160 divide-y divide-line" aria-busy={user === undefined}>
        <Row label={texts.username}>{user === undefined ? waiting : (user.username ?? texts.notSet)}</Row>
        <Row label={texts.email}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {user === undefined ? waiting : (user.email ?? texts.notAvailable)}
            {verification}
          </div>
        </Row>
        <Row label={texts.created}>{user === undefined ? waiting : longUsDate(user.createdAt)}</Row>
      </dl>
    </Section>
  )
}
