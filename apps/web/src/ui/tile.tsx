import type { ReactNode } from 'react'
import { cn } from './cn.ts'

export interface TileProps {
  label: string
  /** Null while there is nothing to count. */
  value: number | null
  /** -1 for unlimited, null where there is no limit to show. */
  max?: number | null | undefined
  /** A Bar with `hideHead`. */
  bar?: ReactNode
  /** Small words below, where there is no bar. */
  foot?: ReactNode
  className?: string | undefined
}

/** One figure of the plan, with its limit behind it. */
export function Tile({ label, value, max, bar, foot, className }: TileProps) {
  return (
    <div className={cn('@container flex min-w-0 flex-col', className)}>
      <p className="type-label text-text-3 tablet:text-text-2">{label}</p>
      <p className="type-number mt-auto pt-1">
        {value === null ? '--' : value.toLocaleString('en-US')}
        {max === undefined || (max === null && value !== null) ? null : (
          <span className="ml-2 whitespace-nowrap text-[0.68em] text-text-3">/ {limitText(max)}</span>
        )}
      </p>
      {bar ? <div className="mt-3">{bar}</div> : null}
      {foot ? <p className="type-micro mt-2 text-text-3">{foot}</p> : null}
    </div>
  )
}

function limitText(max: number | null): string {
  if (max === null) return '--'
  return max < 0 ? 'Unlimited' : max.toLocaleString('en-US')
}
