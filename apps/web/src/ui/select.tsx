import { Check, ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/select'
import { type Ref, useState } from 'react'
import { cn } from './cn.ts'
import { Field, type FieldFrame } from './field.tsx'
import { asOptions, isUnlisted, type SelectOption } from './select.rules.ts'
import { LockMark } from './text-field.tsx'

export interface SelectProps extends FieldFrame {
  /** Empty for nothing chosen. A value that the options do not list is shown as it is and kept. */
  value: string
  onValueChange: (value: string) => void
  options: readonly (SelectOption | string)[]
  placeholder?: string | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function Select({
  value,
  onValueChange,
  options,
  placeholder = 'Choose',
  disabled,
  name,
  onBlur,
  ref,
  ...frame
}: SelectProps) {
  const shown = useShown(options, value)
  return (
    <Field {...frame}>
      {(control) => (
        <Primitive.Root
          value={value}
          // Radix says '' when a form resets its hidden field; that is nobody's choice.
          onValueChange={(next) => next !== '' && onValueChange(next)}
          disabled={Boolean(disabled || frame.locked)}
          {...(name === undefined ? {} : { name })}
        >
          <Primitive.Trigger
            ref={ref}
            onBlur={onBlur}
            {...control}
            className={cn(
              control.className,
              'flex h-12 items-center justify-between gap-3 text-left data-[placeholder]:text-text-3',
              frame.locked && 'pr-0',
            )}
          >
            <span className="truncate">
              <Primitive.Value placeholder={placeholder} />
            </span>
            {frame.locked ? (
              <LockMark />
            ) : (
              <ChevronDown aria-hidden="true" size={18} className="text-text-2" />
            )}
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              position="popper"
              sideOffset={6}
              collisionPadding={12}
              className="motion-fade z-50 max-h-(--radix-select-content-available-height) w-(--radix-select-trigger-width) overflow-hidden rounded-card border border-line bg-surface-2 shadow-toast"
            >
              <Primitive.Viewport className="p-1.5">
                {shown.map((option) => (
                  <Item key={option.value} option={option} />
                ))}
              </Primitive.Viewport>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  )
}

/** An unlisted value stays on offer after another was chosen, so that a slip can be undone. */
function useShown(options: SelectProps['options'], value: string): SelectOption[] {
  const listed = asOptions(options)
  const [stored, setStored] = useState('')
  if (isUnlisted(listed, value) && value !== stored) setStored(value)
  return isUnlisted(listed, stored) ? [{ value: stored, label: stored }, ...listed] : listed
}

function Item({ option }: { option: SelectOption }) {
  return (
    <Primitive.Item
      value={option.value}
      className="type-body flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-text-2 outline-none data-[highlighted]:bg-surface-3 data-[highlighted]:text-text data-[state=checked]:text-text"
    >
      <Primitive.ItemText>{option.label}</Primitive.ItemText>
      <Primitive.ItemIndicator>
        <Check aria-hidden="true" size={16} className="text-accent-text" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}
