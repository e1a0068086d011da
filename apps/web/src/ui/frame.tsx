import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

export type FrameRatio = '3/4' | '4/5' | '512/728' | 'free'

const ratios: Record<FrameRatio, string> = {
  '3/4': 'aspect-3/4',
  '4/5': 'aspect-4/5',
  '512/728': 'aspect-512/728',
  free: '',
}

export interface FrameProps extends ComponentProps<'div'> {
  ratio?: FrameRatio | undefined
  /** Empty and waiting to be used. */
  dashed?: boolean | undefined
}

/** The box that a picture hangs in; it holds its place before the picture comes. */
export function Frame({ ratio = '3/4', dashed, className, ...rest }: FrameProps) {
  return (
    <div
      {...rest}
      className={cn(
        'relative isolate w-full overflow-hidden rounded-picture',
        ratios[ratio],
        dashed ? 'border border-line-strong border-dashed' : 'bg-surface-1',
        className,
      )}
    />
  )
}
