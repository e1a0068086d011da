import { cn } from './cn.ts'

/** The name of the house, in italics. */
export function Wordmark({ size = 'sidebar' }: { size?: 'sidebar' | 'header' | undefined }) {
  return (
    <span
      className={cn(
        'font-[380] font-serif text-text italic',
        size === 'sidebar' ? 'text-[1.75rem] leading-8' : 'text-[1.4375rem] leading-7',
      )}
    >
      Everbond
    </span>
  )
}
