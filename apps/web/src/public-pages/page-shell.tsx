import { buttonClass } from '../ui/button.class.ts'
import { textLinkClass } from '../ui/text-link.ts'
import { Wordmark } from '../ui/wordmark.tsx'

/** The way home at the top of every public page but the landing. */
export function PublicHeader() {
  return (
    <header className="mx-auto flex w-full max-w-[1336px] items-center justify-between px-12 py-6 max-tablet:px-5 max-tablet:py-4">
      <a href="/" className="flex min-h-11 items-center rounded-badge no-underline">
        <Wordmark />
      </a>
      <a href="/sign-in" className={buttonClass({ variant: 'quiet' })}>
        Sign In
      </a>
    </header>
  )
}

export function PublicFooter() {
  return (
    <footer className="mx-auto w-full max-w-[1336px] px-12 max-tablet:px-5">
      <nav
        aria-label="About this site"
        className="type-small flex flex-wrap items-center gap-x-6 border-line border-t py-4 text-text-3"
      >
        <a href="/terms" className={footLink}>
          Terms of Service
        </a>
        <a href="/privacy" className={footLink}>
          Privacy Policy
        </a>
        <span className="ml-auto">18+ only</span>
      </nav>
    </footer>
  )
}

const footLink = `${textLinkClass} inline-flex min-h-11 items-center`
