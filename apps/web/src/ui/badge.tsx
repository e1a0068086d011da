import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export type BadgeTone =
  | 'plain'
  | 'wash'
  | 'accent'
  | 'success'
  | 'warning'
  | 'danger'
  | 'on-picture'
  | 'on-picture-wash'

const tones: Record<BadgeTone, string> = {
  plain: 'text-text-2 ring-1 ring-inset ring-line',
  wash: 'bg-accent-wash text-accent-text',
  accent: 'bg-accent font-[580] text-on-accent',
  success: 'text-success ring-1 ring-inset ring-line',
  warning: 'text-warning ring-1 ring-inset ring-line',
  danger: 'text-danger ring-1 ring-inset ring-line',
  'on-picture': 'bg-veil-badge text-ivory',
  'on-picture-wash': 'dark-scene bg-accent-wash text-accent-text',
}

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone | undefined
  /** 14 px; a status needs one beside its colour. */
  icon?: ReactNode
  className?: string | undefined
}

export function Badge({ children, tone = 'plain', icon, className }: BadgeProps) {
  return (
    <span
      className={cn(
        'type-micro inline-flex min-h-6 items-center gap-1.5 rounded-badge px-2 font-[520]',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
