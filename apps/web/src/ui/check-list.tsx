import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './hidden.tsx'

/** Rows between hairlines, each done or still to do. */
export function CheckList({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-line border-t">
      {children}
    </ul>
  )
}

export function CheckItem({ done, label, aside }: { done: boolean; label: ReactNode; aside?: ReactNode }) {
  return (
    <li className="flex min-h-[50px] items-center gap-3">
      <span
        className={cn(
          'grid size-6 flex-none place-items-center rounded-full border',
          done ? 'border-success text-success' : 'border-line-strong',
        )}
      >
        {done ? <Check aria-hidden="true" size={14} /> : null}
      </span>
      <span className={cn('type-body flex-1', done ? 'text-text' : 'text-text-2')}>
        {label}
        <VisuallyHidden>{done ? ', done' : ', not yet'}</VisuallyHidden>
      </span>
      {aside ? <span className="type-small text-text-3">{aside}</span> : null}
    </li>
  )
}
