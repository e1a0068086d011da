import type { ReactNode } from 'react'

/** A quiet label over what it names. */
export function Stat({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div className={className}>
      <p className="type-label mb-2 text-text-3">{label}</p>
      {children}
    </div>
  )
}
