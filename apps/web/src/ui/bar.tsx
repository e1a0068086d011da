import { type UsageLevel, usageLevel } from '@everbond/contract/usage'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { usageShare } from './bar.rules.ts'
import { cn } from './cn.ts'

const fill: Record<UsageLevel, string> = {
  Normal: 'bg-text-2',
  'High Usage': 'bg-warning',
  'At Limit': 'bg-danger',
}

const word: Record<UsageLevel, string> = {
  Normal: 'text-text-3',
  'High Usage': 'text-warning',
  'At Limit': 'text-danger',
}

export interface BarProps {
  label: string
  used: number
  /** -1 for unlimited. */
  max: number
  /** Leaves the line with label and figures out, where a tile shows them larger. */
  hideHead?: boolean | undefined
  /** When the allowance begins again, in words. */
  resets?: ReactNode
  /** Says something else than the level ('One place free'). */
  note?: string | undefined
  className?: string | undefined
}

/** What is used of an allowance. Its level is always also a word, and from 80 % on a triangle. */
export function Bar({ label, used, max, hideHead = false, resets, note, className }: BarProps) {
  const level = usageLevel({ used, limit: max })
  const limit = max < 0 ? 'Unlimited' : max.toLocaleString('en-US')
  const alarming = level !== 'Normal'
  const words = alarming ? level : (note ?? level)
  return (
    <div className={className}>
      {hideHead ? null : (
        <div className="type-label mb-3 flex justify-between gap-4">
          <span>{label}</span>
          <span className="font-[450] tabular-nums">
            {used.toLocaleString('en-US')}
            <span className="font-[400] text-text-3"> / {limit}</span>
          </span>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no browser lets a <meter> be drawn as a 4 px bar */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max < 0 ? used : Math.max(max, used)}
        aria-valuenow={used}
        aria-valuetext={`${used.toLocaleString('en-US')} of ${limit}, ${words}`}
        className="h-1 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          className={cn('h-full rounded-full', fill[level])}
          style={{ width: `${usageShare({ used, max }) * 100}%` }}
        />
      </div>
      <div className="type-micro mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className={cn('inline-flex items-center gap-1.5', word[level])}>
          {alarming ? <TriangleAlert aria-hidden="true" size={14} /> : null}
          {words}
        </span>
        {resets ? (
          // A narrow tile has no room for it.
          <span className={cn('text-text-3', hideHead && 'hidden @[200px]:inline')}>{resets}</span>
        ) : null}
      </div>
    </div>
  )
}
