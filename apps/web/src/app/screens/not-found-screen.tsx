import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { texts } from '../texts.ts'

export function NotFoundScreen() {
  usePageTitle(texts.notFoundTitle)
  return (
    <main className="candle grid min-h-dvh place-content-center justify-items-center gap-4 p-5 text-center">
      <h1 className="type-title">{texts.notFoundTitle}</h1>
      <p className="type-body text-text-2">{texts.notFoundText}</p>
      <Link to="/" replace className={buttonClass({ variant: 'primary', className: 'mt-4' })}>
        {texts.goHome}
      </Link>
    </main>
  )
}
