import { Check, X } from 'lucide-react'
import { cn } from './cn.ts'
import { VisuallyHidden } from './hidden.tsx'

export interface ChipProps {
  children: string
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
  disabled?: boolean | undefined
}

const shape =
  'inline-flex min-h-11 items-center gap-2 rounded-chip px-4 type-body font-[450] ' +
  'transition-[background-color,border-color,color,scale] duration-quick ease-enter ' +
  'active:scale-[0.985] active:duration-press'

/** One trait out of many: on or off. */
export function Chip({ children, pressed, onPressedChange, disabled }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      className={cn(
        shape,
        'border disabled:border-dashed disabled:text-text-3',
        pressed
          ? 'border-accent bg-accent-wash text-text'
          : 'border-line-strong text-text-2 hover:bg-surface-2 hover:text-text',
      )}
    >
      {pressed ? <Check aria-hidden="true" size={16} className="text-accent-text" /> : null}
      {children}
    </button>
  )
}

/** A word of the user's own; a click takes it away. */
export function InterestChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className={cn(shape, 'bg-surface-2 text-text hover:bg-surface-3')}
    >
      <VisuallyHidden>Remove </VisuallyHidden>
      <span className="min-w-0 break-words text-left">{children}</span>
      <X aria-hidden="true" size={16} className="text-text-3" />
    </button>
  )
}
