import type { Companion, ImageKind } from '@everbond/contract'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ExportCard } from '../cards/export-card.tsx'
import { asLabel, displayName } from '../companions.rules.ts'
import { texts } from '../texts.ts'
import { CompanionPortrait } from './companion-portrait.tsx'

const fields = Object.keys(texts.details) as (keyof typeof texts.details)[]

const shownValue = (companion: Companion, field: (typeof fields)[number]): string => {
  const value = companion[field]
  if (value === null) return ''
  return typeof value === 'string' ? asLabel(value) : value.join(', ')
}

function Facts({ companion }: { companion: Companion }) {
  const rows = [
    { label: texts.age, value: String(companion.age) },
    ...fields.map((field) => ({ label: texts.details[field], value: shownValue(companion, field) })),
  ].filter(({ value }) => value !== '')
  return (
    <dl className="grid gap-x-7 gap-y-3 tablet:grid-cols-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="type-label text-text-3">{label}</dt>
          <dd className="type-body break-words text-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What made the picture (architecture, 'Generation'). */
function Provenance({ kind }: { kind: ImageKind }) {
  const { label, text } = texts.kinds[kind]
  return (
    <figcaption className="mt-3">
      <Badge>{label}</Badge>
      <p className="type-micro mt-2 text-text-3">{text}</p>
    </figcaption>
  )
}

/** Everything that is known of her, and her picture at its full size. */
export function CompanionDetails({
  companion,
  blurred,
  open,
  onOpenChange,
}: {
  companion: Companion
  blurred: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<em>{displayName(companion)}</em>}
      className="tablet:max-w-[880px]!"
    >
      <div className="grid gap-7 tablet:grid-cols-[minmax(0,380px)_minmax(0,1fr)]">
        <figure>
          <CompanionPortrait companion={companion} blurred={blurred} ratio="512/728" graded={false} />
          {companion.profileImageKind === null ? null : <Provenance kind={companion.profileImageKind} />}
        </figure>
        <div className="grid content-start gap-5">
          <p className="type-body whitespace-pre-line break-words text-text-2">{companion.description}</p>
          <Facts companion={companion} />
          <ExportCard companion={companion} />
        </div>
      </div>
    </Dialog>
  )
}
