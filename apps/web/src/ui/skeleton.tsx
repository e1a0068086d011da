import { cn } from './cn.ts'

/** Stands where something will be, at its final size. Only pictures carry the sheen. */
export function Skeleton({
  sheen = false,
  className,
}: {
  sheen?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span
      aria-hidden="true"
      className={cn('relative block overflow-hidden rounded-badge bg-surface-2', className)}
    >
      {sheen ? (
        <span className="motion-sheen absolute inset-0 bg-[linear-gradient(100deg,transparent_30%,var(--surface-3)_50%,transparent_70%)]" />
      ) : null}
    </span>
  )
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({
  lines = 2,
  className,
}: {
  lines?: number | undefined
  className?: string | undefined
}) {
  return (
    <span aria-hidden="true" className={cn('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are their places
        <Skeleton key={index} className={cn('h-3.5', index === lines - 1 && lines > 1 && 'w-[72%]')} />
      ))}
    </span>
  )
}

/** A portrait to come. */
export function SkeletonPortrait({ className }: { className?: string | undefined }) {
  return <Skeleton sheen className={cn('aspect-3/4 w-full rounded-picture', className)} />
}
