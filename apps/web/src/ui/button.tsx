import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { type ButtonLook, buttonClass } from './button.class.ts'
import { Ring } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  icon?: ReactNode
  trailingIcon?: ReactNode
  /** Work is under way: the ring turns, clicks are ignored, focus stays. */
  busy?: boolean | undefined
  /** What the button says while busy; without it the label stays and only the ring joins it. */
  busyText?: string | undefined
  /** Why the button is disabled, said beside it. */
  disabledReason?: ReactNode
}

export function Button({
  variant,
  size,
  wide,
  className,
  icon,
  trailingIcon,
  busy = false,
  busyText,
  disabledReason,
  disabled,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const reason = disabled ? disabledReason : undefined
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={reason ? reasonId : rest['aria-describedby']}
      onClick={click}
      className={buttonClass({ variant, size, wide, className })}
    >
      {busy ? <Ring size={18} /> : icon}
      {busy && busyText ? busyText : children}
      {trailingIcon}
    </button>
  )
  if (!reason) return button
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {button}
      <span id={reasonId} className="type-small text-text-3">
        {reason}
      </span>
    </span>
  )
}
