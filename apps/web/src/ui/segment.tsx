import * as RadioGroup from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  /** A few words of colour after the label ('33% off'). */
  note?: string
  /** Shows the icon alone; the label stays its name. */
  iconOnly?: boolean
}

export interface SegmentProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SegmentOption<Value>[]
  wide?: boolean | undefined
  className?: string | undefined
}

/** A few ways to see the same thing, one of them chosen. */
export function Segment<Value extends string>({
  label,
  value,
  onChange,
  options,
  wide,
  className,
}: SegmentProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      orientation="horizontal"
      className={cn('inline-flex rounded-control border border-line-strong', wide && 'w-full', className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.iconOnly ? option.label : undefined}
          title={option.iconOnly ? option.label : undefined}
          className={cn(
            'type-button inline-flex min-h-[42px] items-center justify-center gap-2 rounded-[7px] text-text-2',
            'transition-colors duration-quick ease-enter hover:text-text',
            'data-[state=checked]:bg-surface-3 data-[state=checked]:text-text',
            option.iconOnly ? 'w-[43px]' : 'px-4',
            wide && 'flex-1',
          )}
        >
          {option.icon}
          {option.iconOnly ? null : option.label}
          {option.note ? <span className="type-label text-accent-text">{option.note}</span> : null}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
