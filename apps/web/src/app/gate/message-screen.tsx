import type { ReactNode } from 'react'
import { usePageTitle } from '#web/lib/use-page-title.ts'

/** A whole page that says one thing and offers one way on. */
export function MessageScreen({
  title,
  text,
  action,
}: {
  title: string
  text?: string | undefined
  action?: ReactNode
}) {
  usePageTitle(title)
  return (
    <main className="candle grid min-h-dvh place-content-center justify-items-center gap-4 p-5 text-center">
      <h1 className="type-section">{title}</h1>
      {text === undefined ? null : <p className="type-body prose text-text-2">{text}</p>}
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </main>
  )
}
