import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from './card.tsx'

export interface ErrorCardProps {
  title: string
  message?: ReactNode
  errorId?: string | undefined
  /** One way on. */
  action?: ReactNode
  /** Technical details, folded away by the caller. */
  details?: ReactNode
  headingLevel?: 1 | 2 | 3 | undefined
  className?: string | undefined
}

/** What went wrong, in plain words, and one way on. */
export function ErrorCard({
  title,
  message,
  errorId,
  action,
  details,
  headingLevel = 2,
  className,
}: ErrorCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Card role="alert" className={className}>
      <div className="flex gap-4">
        <TriangleAlert aria-hidden="true" size={24} className="mt-1.5 text-danger" />
        <div className="min-w-0 flex-1">
          <Heading className="type-section">{title}</Heading>
          {message ? <p className="type-body mt-2 text-text-2">{message}</p> : null}
          {errorId ? <p className="type-micro mt-1 break-all text-text-3">{errorId}</p> : null}
          {details}
          {action ? <div className="mt-4 flex flex-wrap gap-3">{action}</div> : null}
        </div>
      </div>
    </Card>
  )
}
