import { cn } from './cn.ts'

/** A quarter of a candle-lit ring that turns; its meaning stands beside it in words. */
export function Ring({ size = 36, className }: { size?: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 36 36"
      width={size}
      height={size}
      fill="none"
      className={cn('motion-turn flex-none', className)}
    >
      <circle cx="18" cy="18" r="17" stroke="var(--line-strong)" strokeWidth={36 / size} opacity="0.8" />
      <path d="M6 6A17 17 0 0 1 30 6" stroke="currentColor" strokeWidth={72 / size} strokeLinecap="round" />
    </svg>
  )
}

/** The whole page while something that it needs is under way. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <div role="status" className="candle grid min-h-dvh place-content-center justify-items-center gap-4 p-5">
      <Ring className="text-accent" />
      <p className="type-body text-text-2">{text}</p>
    </div>
  )
}
