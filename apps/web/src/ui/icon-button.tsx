import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'

type IconButtonVariant = 'plain' | 'bordered' | 'on-picture' | 'accent'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown as the browser's hint. */
  label: string
  icon: ReactNode
  variant?: IconButtonVariant
}

const variants: Record<IconButtonVariant, string> = {
  plain: 'rounded-control text-text-2 hover:bg-surface-2 hover:text-text',
  bordered: 'rounded-control border border-line-strong text-text-2 hover:bg-surface-2 hover:text-text',
  'on-picture': 'dark-scene rounded-full bg-veil text-ivory hover:bg-ground',
  accent: 'rounded-control bg-accent text-on-accent hover:bg-accent-hover',
}

/** The look of an icon button, for links that act as one. */
export function iconButtonClass(variant: IconButtonVariant = 'plain', className?: string): string {
  return cn(
    'inline-grid size-11 flex-none place-items-center no-underline',
    'transition-[background-color,color,scale] duration-quick ease-enter active:scale-95 active:duration-press',
    'disabled:text-text-3 disabled:hover:bg-transparent',
    variants[variant],
    className,
  )
}

export function IconButton({ label, icon, variant, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClass(variant, className)}
    >
      {icon}
    </button>
  )
}
