import { cn } from './cn.ts'

export type ButtonVariant = 'primary' | 'tonal' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: 'normal' | 'large' | undefined
  /** As wide as its place. */
  wide?: boolean | undefined
  className?: string | undefined
}

const base =
  'type-button relative inline-flex select-none items-center justify-center gap-2 rounded-control text-center ' +
  'no-underline transition-[background-color,color,border-color,scale] duration-quick ease-enter ' +
  'active:scale-[0.985] active:duration-press'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent font-[580] text-on-accent hover:bg-accent-hover',
  tonal:
    'bg-accent-wash text-accent-text hover:bg-[color-mix(in_oklch,var(--accent-wash),var(--accent)_12%)]',
  secondary: 'border border-line-strong text-text hover:bg-surface-2',
  quiet: 'text-text-2 hover:bg-surface-2 hover:text-text',
  danger:
    'bg-danger-fill font-[580] text-on-danger hover:bg-[color-mix(in_oklch,var(--danger-fill),black_12%)]',
  'danger-quiet': 'text-danger hover:bg-surface-2',
}

const disabledFill =
  'disabled:bg-surface-2 disabled:text-text-3 disabled:active:scale-100 disabled:hover:bg-surface-2'

const disabledBare =
  'disabled:text-text-3 disabled:active:scale-100 disabled:hover:bg-transparent disabled:border-dashed'

/** The look of a button, for links that act as one. */
export function buttonClass({
  variant = 'secondary',
  size = 'normal',
  wide = false,
  className,
}: ButtonLook = {}): string {
  const filled = variant === 'primary' || variant === 'tonal' || variant === 'danger'
  return cn(
    base,
    variants[variant],
    filled ? disabledFill : disabledBare,
    size === 'large' ? 'min-h-13 px-7' : 'min-h-11 px-5',
    wide && 'w-full',
    className,
  )
}
