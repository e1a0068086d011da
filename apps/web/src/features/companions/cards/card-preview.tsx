import type { CardPreview } from '@everbond/contract'
import { Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { byReason, openPoints } from './card-values.rules.ts'
import { fieldLabel, texts } from './texts.ts'

/** Takes the focus when it comes, so that the change is heard. */
const focus = (heading: HTMLHeadingElement | null): void => heading?.focus({ preventScroll: true })

function ComesIn({ mapping }: { mapping: CardPreview['mapping'] }) {
  return (
    <section>
      <h3 ref={focus} tabIndex={-1} className="type-card outline-none">
        {texts.comesIn}
      </h3>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {mapping.map(({ from, to, text, shortened }) => (
          <div
            key={`${from} ${to}`}
            className="grid gap-x-5 gap-y-1 py-3 tablet:grid-cols-[180px_minmax(0,1fr)]"
          >
            <dt>
              <span className="type-label block">{fieldLabel(to)}</span>
              {from === to ? null : (
                <span className="type-micro text-text-3">{texts.from(fieldLabel(from))}</span>
              )}
            </dt>
            <dd className="type-small min-w-0 whitespace-pre-line break-words text-text-2">
              {/* The form shows it whole. */}
              <span className="line-clamp-5">{text === '' ? texts.noRoom : text}</span>
              {shortened ? (
                <Badge
                  tone="warning"
                  className="mt-2 flex w-fit"
                  icon={<Scissors aria-hidden="true" size={14} />}
                >
                  {texts.shortened}
                </Badge>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function StaysBehind({ dropped }: { dropped: CardPreview['dropped'] }) {
  return (
    <section>
      <h3 className="type-card">{texts.staysBehind}</h3>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {byReason(dropped).map(({ reason, fields }) => (
          <div key={reason} className="grid gap-x-5 gap-y-1 py-3 tablet:grid-cols-[180px_minmax(0,1fr)]">
            <dt className="type-label">{fields.map(fieldLabel).join(', ')}</dt>
            <dd className="type-small text-text-2">{reason}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function OpenPoints({ preview }: { preview: CardPreview }) {
  const points = openPoints(preview)
  if (points.length === 0) return null
  return (
    <Notice tone="warning" title={texts.toDo}>
      <ul>
        {points.map(({ field, text }) => (
          <li key={field}>
            {fieldLabel(field)}: {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** What a card would become, before anything is saved. */
export function CardPreviewView({ preview, children }: { preview: CardPreview; children?: ReactNode }) {
  return (
    <>
      <OpenPoints preview={preview} />
      {children}
      <ComesIn mapping={preview.mapping} />
      {preview.dropped.length > 0 ? <StaysBehind dropped={preview.dropped} /> : null}
    </>
  )
}
