import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { Field, type FieldFrame } from './field.tsx'

type Frame = Omit<FieldFrame, 'className'>

export interface TextFieldProps extends Frame, Omit<ComponentProps<'input'>, 'id' | 'required'> {
  /** Stands inside at the right: an icon button. */
  trailing?: ReactNode
}

export interface TextAreaProps extends Frame, Omit<ComponentProps<'textarea'>, 'id' | 'required'> {
  trailing?: ReactNode
}

export function TextField({ trailing, className, disabled, ...props }: TextFieldProps) {
  const { frame, rest } = split(props)
  const inside = frame.locked ? <LockMark /> : trailing
  return (
    <Field {...frame} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            disabled={disabled || frame.locked}
            className={cn(control.className, 'h-12', inside ? 'pr-12' : null)}
          />
          {inside ? (
            <span className="absolute inset-y-0 right-0 grid place-items-center">{inside}</span>
          ) : null}
        </div>
      )}
    </Field>
  )
}

export function TextArea({ trailing, className, disabled, rows = 3, ...props }: TextAreaProps) {
  const { frame, rest } = split(props)
  return (
    <Field {...frame} className={className}>
      {(control) => (
        <div className="relative">
          <textarea
            {...rest}
            {...control}
            rows={rows}
            disabled={disabled || frame.locked}
            className={cn(control.className, 'min-h-24 resize-y py-3', trailing ? 'pb-12' : null)}
          />
          {trailing ? <span className="absolute right-1 bottom-1">{trailing}</span> : null}
        </div>
      )}
    </Field>
  )
}

export function LockMark() {
  return (
    <span className="grid w-11 place-items-center text-text-3">
      <Lock aria-hidden="true" size={18} />
    </span>
  )
}

function split<Props extends Frame>(props: Props): { frame: Frame; rest: Omit<Props, keyof Frame> } {
  const { label, required, hint, error, counter, locked, lockedReason, ...rest } = props
  return { frame: { label, required, hint, error, counter, locked, lockedReason }, rest }
}
