import { cn } from './cn.ts'
import { Ring } from './spinner.tsx'

export interface EmberProps {
  text?: string | undefined
  /** Smaller words below. */
  note?: string | undefined
  /** For small tiles. */
  compact?: boolean | undefined
  /** Larger, serif words: the lab's preview. */
  headline?: boolean | undefined
  className?: string | undefined
}

/** A picture is being painted. Fills the frame that it stands in, and glows. */
export function Ember({ text = 'Generating...', note, compact, headline, className }: EmberProps) {
  return (
    <div
      role="status"
      className={cn(
        'absolute inset-0 grid place-content-center justify-items-center bg-surface-1 p-4 text-center',
        className,
      )}
    >
      <span aria-hidden="true" className="ember-glow motion-breathe absolute inset-0" />
      <Ring size={compact ? 28 : 36} className="relative text-accent" />
      <p className={cn('relative mt-3', headline ? 'type-card' : compact ? 'type-small' : 'type-body')}>
        {text}
      </p>
      {note ? <p className="type-small relative mt-1 text-text-2">{note}</p> : null}
    </div>
  )
}
