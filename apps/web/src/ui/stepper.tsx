import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './hidden.tsx'

export interface StepperProps {
  /** What these are the steps of, for screen readers. */
  label: string
  steps: readonly string[]
  /** From 0. */
  current: number
  /** Where given, a step that is done leads back to itself. */
  onGo?: ((index: number) => void) | undefined
}

export function Stepper({ label, steps, current, onGo }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-3">
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 ? (
            <li
              aria-hidden="true"
              role="presentation"
              className="h-px min-w-4 flex-1 bg-line tablet:w-16 tablet:flex-none"
            />
          ) : null}
          <li aria-current={index === current ? 'step' : undefined}>
            {index < current && onGo ? (
              <button type="button" onClick={() => onGo(index)} className="flex min-h-11 items-center gap-3">
                <Step step={step} index={index} current={current} />
              </button>
            ) : (
              <span className="flex min-h-11 items-center gap-3">
                <Step step={step} index={index} current={current} />
              </span>
            )}
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

function Step({ step, index, current }: { step: string; index: number; current: number }) {
  const done = index < current
  return (
    <>
      <span
        className={cn(
          'grid size-8 flex-none place-items-center rounded-full font-serif text-[1.0625rem] leading-none',
          index === current && 'bg-accent text-on-accent',
          done && 'border border-accent text-accent-text',
          index > current && 'border border-line-strong text-text-3',
        )}
      >
        {done ? <Check aria-hidden="true" size={16} /> : index + 1}
      </span>
      <span
        className={cn('type-button', index === current ? 'text-text' : done ? 'text-text-2' : 'text-text-3')}
      >
        {step}
        {done ? <VisuallyHidden>, done</VisuallyHidden> : null}
      </span>
    </>
  )
}
