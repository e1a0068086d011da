import { Lock } from 'lucide-react'
import * as Primitive from 'radix-ui/switch'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

export interface SwitchProps {
  label: string
  note?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  /** Not on this plan; `lockedReason` says so in a few words. */
  locked?: boolean | undefined
  lockedReason?: ReactNode
  /** Badges between the words and the switch. */
  before?: ReactNode
  /** Quiet words beside the switch, as in a page header, instead of a row of its own. */
  inline?: boolean | undefined
  className?: string | undefined
}

/** A row: what it does at the left, the switch at the right. */
export function Switch({
  label,
  note,
  checked,
  onCheckedChange,
  disabled,
  locked,
  lockedReason,
  before,
  inline,
  className,
}: SwitchProps) {
  const id = useId()
  const words = locked ? (lockedReason ?? note) : note
  return (
    <div className={cn('flex min-h-11 items-center gap-4', !inline && 'justify-between', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className={inline ? 'type-body text-text-2' : 'type-button block text-text'}>
          {label}
        </label>
        {words ? (
          <p id={`${id}-note`} className="type-small mt-1 flex gap-1.5 text-text-3">
            {locked ? <Lock aria-hidden="true" size={14} className="mt-[3px]" /> : null}
            <span>{words}</span>
          </p>
        ) : null}
      </div>
      <div className="flex flex-none items-center gap-3">
        {before}
        <Primitive.Root
          id={id}
          checked={checked}
          onCheckedChange={onCheckedChange}
          disabled={Boolean(disabled || locked)}
          aria-describedby={words ? `${id}-note` : undefined}
          className={cn(
            'group relative h-8 w-13 rounded-full border border-line-strong bg-surface-2',
            'transition-colors duration-quick ease-enter after:absolute after:-inset-1.5 after:content-[""]',
            'data-[state=checked]:border-accent data-[state=checked]:bg-accent',
            'disabled:cursor-not-allowed disabled:border-dashed disabled:border-line-strong disabled:bg-transparent',
          )}
        >
          <Primitive.Thumb
            className={cn(
              'block size-[22px] translate-x-1 rounded-full bg-text-3',
              'transition-transform duration-quick ease-enter group-disabled:bg-line-strong',
              'data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-accent',
            )}
          />
        </Primitive.Root>
      </div>
    </div>
  )
}
