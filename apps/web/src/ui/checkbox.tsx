import { Check, CircleAlert } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import { type ReactNode, useId } from 'react'

export interface CheckboxProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
  error?: string | undefined
  /** The label; it may hold links. */
  children: ReactNode
}

export function Checkbox({ checked, onCheckedChange, disabled, error, children }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <div className="flex min-h-11 items-start gap-3">
        <Primitive.Root
          id={id}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          disabled={Boolean(disabled)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="relative mt-2.5 grid size-6 flex-none place-items-center rounded-badge border border-line-strong bg-surface-1 transition-colors duration-quick ease-enter after:absolute after:-inset-2.5 after:content-[''] hover:border-text-3 disabled:border-dashed aria-invalid:border-danger data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-on-accent"
        >
          <Primitive.Indicator>
            <Check aria-hidden="true" size={16} strokeWidth={2} />
          </Primitive.Indicator>
        </Primitive.Root>
        <label htmlFor={id} className="type-body py-2.5 text-text">
          {children}
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="type-small mt-1 flex gap-1.5 text-danger">
          <CircleAlert aria-hidden="true" size={15} className="mt-[2.5px]" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
