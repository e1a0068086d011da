import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from './cn.ts'

/** What a control must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
  className: string
}

export interface FieldFrame {
  label: ReactNode
  required?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  counter?: { used: number; limit: number } | undefined
  /** Cannot be used on this plan; `lockedReason` says why and shows the way out. */
  locked?: boolean | undefined
  lockedReason?: ReactNode
  className?: string | undefined
}

const controlClass =
  'type-field block w-full rounded-control border border-line-strong bg-surface-1 px-3.5 text-text ' +
  'transition-colors duration-quick ease-enter hover:border-text-3 ' +
  'aria-invalid:border-danger aria-invalid:hover:border-danger ' +
  'disabled:border-dashed disabled:bg-transparent disabled:text-text-3 disabled:hover:border-line-strong ' +
  'read-only:[&:not(button)]:border-dashed'

/** Label above, control, then hint, error and counter below, all tied together. */
export function Field({
  label,
  required,
  hint,
  error,
  counter,
  locked,
  lockedReason,
  className,
  children,
}: FieldFrame & { children: (control: FieldControl) => ReactNode }) {
  const id = useId()
  const below = locked ? (lockedReason ?? hint) : hint
  const over = counter !== undefined && counter.used > counter.limit
  const control: FieldControl = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(
      error && `${id}-error`,
      below && `${id}-hint`,
      counter && `${id}-counter`,
    ),
    'aria-required': required ? true : undefined,
    className: controlClass,
  }
  return (
    <div className={cn('min-w-0', className)}>
      <label htmlFor={id} className="type-label mb-2 block text-text">
        {label}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      {children(control)}
      {error || below || counter ? (
        <div className="mt-2 flex items-start justify-between gap-4">
          <div className="min-w-0">
            {error ? (
              <p id={`${id}-error`} className="type-small flex gap-1.5 text-danger">
                <CircleAlert aria-hidden="true" size={15} className="mt-[2.5px]" />
                {error}
              </p>
            ) : null}
            {below ? (
              <p id={`${id}-hint`} className="type-small text-text-3">
                {below}
              </p>
            ) : null}
          </div>
          {counter ? (
            <p
              id={`${id}-counter`}
              className={cn('type-small flex-none', over ? 'text-danger' : 'text-text-3')}
            >
              {counter.used} / {counter.limit}
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function describedBy(...ids: ReactNode[]): string | undefined {
  return ids.filter((id) => typeof id === 'string' && id !== '').join(' ') || undefined
}
