import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

export interface SectionProps {
  title?: ReactNode
  /** How large its heading is: a chapter's or a card's. */
  titleRole?: 'section' | 'card' | undefined
  note?: ReactNode
  /** At the right of the heading. */
  aside?: ReactNode
  /** Without the hairline above: the first under a page header. */
  first?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A chapter of a page: a hairline, 28 px, its heading, what it holds, 28 px. */
export function Section({
  title,
  titleRole = 'section',
  note,
  aside,
  first = false,
  id,
  className,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={cn('py-7', !first && 'border-line border-t', className)}
    >
      {title ? (
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h2 id={headingId} className={titleRole === 'section' ? 'type-section' : 'type-card'}>
              {title}
            </h2>
            {note ? <p className="type-small mt-2 text-text-3">{note}</p> : null}
          </div>
          {aside}
        </div>
      ) : null}
      {children}
    </section>
  )
}
