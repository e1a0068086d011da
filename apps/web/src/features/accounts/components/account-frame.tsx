import type { ReactNode } from 'react'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { texts } from '../texts.ts'

/** The centred page of every account screen. */
export function AccountFrame({
  title,
  text,
  foot,
  children,
}: {
  title: string
  text?: string | undefined
  foot?: ReactNode
  children?: ReactNode
}) {
  usePageTitle(title)
  return (
    <div className="candle grid min-h-dvh place-content-center justify-items-center px-5 py-11">
      <header className="mb-11">
        <a href="/" aria-label={texts.backHome} className="grid min-h-11 place-content-center no-underline">
          <Wordmark />
        </a>
      </header>
      <main className="grid w-[min(100vw-40px,400px)] gap-5">
        <h1 className="type-section text-center">{title}</h1>
        {text === undefined ? null : <p className="type-body text-center text-text-2">{text}</p>}
        {children}
      </main>
      {foot === undefined ? null : (
        <footer className="type-small mt-9 text-center text-text-2">{foot}</footer>
      )}
    </div>
  )
}
