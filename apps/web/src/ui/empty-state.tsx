import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

/** Nothing here yet: three empty frames on the wall, and what will hang in them. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center rounded-picture border border-line-strong border-dashed px-6 py-9 text-center',
        className,
      )}
    >
      <div aria-hidden="true" className="mb-5 flex gap-2.5">
        <span className="h-[60px] w-11 rounded-badge border border-line-strong" />
        <span className="h-[60px] w-11 rounded-badge border border-accent bg-accent-wash" />
        <span className="h-[60px] w-11 rounded-badge border border-line-strong" />
      </div>
      <p className="type-section">{title}</p>
      {text ? <p className="type-body mt-1 text-text-2">{text}</p> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
