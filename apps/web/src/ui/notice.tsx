import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type NoticeTone = 'accent' | 'success' | 'warning' | 'danger'

const tones: Record<NoticeTone, { rule: string; ink: string; Icon: typeof Info }> = {
  accent: { rule: 'border-accent', ink: 'text-accent-text', Icon: Info },
  success: { rule: 'border-success', ink: 'text-success', Icon: CircleCheck },
  warning: { rule: 'border-warning', ink: 'text-warning', Icon: TriangleAlert },
  danger: { rule: 'border-danger', ink: 'text-danger', Icon: CircleX },
}

export interface NoticeProps {
  tone?: NoticeTone | undefined
  icon?: ReactNode
  title?: ReactNode
  /** A quiet button or link at the end. */
  action?: ReactNode
  /** `status` or `alert` where it comes while the page is being read. */
  role?: 'status' | 'alert' | 'note' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A word from the machine, in the flow of the page. */
export function Notice({ tone = 'accent', icon, title, action, role, className, children }: NoticeProps) {
  const { rule, ink, Icon } = tones[tone]
  return (
    <div
      role={role}
      className={cn('flex gap-3 rounded-r-control border-l-2 bg-surface-1 py-3.5 pr-5 pl-4', rule, className)}
    >
      <span className={cn('flex-none', ink)}>{icon ?? <Icon aria-hidden="true" size={20} />}</span>
      <div className="type-small min-w-0 flex-1 text-text-2">
        {title ? <p className="font-[520] text-text">{title}</p> : null}
        {children}
      </div>
      {action}
    </div>
  )
}
