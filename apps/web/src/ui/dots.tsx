import { cn } from './cn.ts'

/** Where one is on a short way; `current` counts from 0. */
export function Dots({ label, count, current }: { label: string; count: number; current: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={`Step ${current + 1} of ${count}`}
      className="flex items-center gap-2"
    >
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots are their places
          key={index}
          className={cn(
            'h-2 rounded-full transition-[width,background-color] duration-enter ease-enter',
            index === current ? 'w-6 bg-accent' : 'w-2',
            index < current && 'bg-accent',
            index > current && 'border border-line-strong',
          )}
        />
      ))}
    </div>
  )
}
