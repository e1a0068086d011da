import { appEnvironment, appVersion } from '@everbond/contract/app'
import { FlaskConical } from 'lucide-react'
import { buttonClass } from '../ui/button.class.ts'
import { textLinkClass } from '../ui/text-link.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { Hero } from './hero.tsx'

export const landingTitle = 'Everbond: someone only you could imagine'
export const landingDescription =
  'Create an AI companion in two short steps and see a portrait painted from your words. For adults. In beta.'

export function LandingPage() {
  return (
    <main className="landing">
      <Hero />
      <header className="landing-head">
        <Wordmark />
        <p className="type-micro text-ivory tablet:hidden">18+ only</p>
      </header>
      <div className="landing-words">
        <h1 className="type-hero">
          <span>Someone only</span>{' '}
          <span>
            you could <em>imagine.</em>
          </span>
        </h1>
        <p className="landing-lead mt-8 max-w-[30rem] text-pretty text-text-2">
          Create a companion in two short steps, and a portrait is painted from your words. Companions are
          artificial, always adults, and as kind, sly or stubborn as you write them.
        </p>
        <div className="mt-9 flex gap-3 [&>a]:min-w-36 max-tablet:[&>a]:flex-1">
          <a href="/sign-up" className={buttonClass({ variant: 'primary', size: 'large' })}>
            Sign Up
          </a>
          <a href="/sign-in" className={buttonClass({ size: 'large' })}>
            Sign In
          </a>
        </div>
        <p className="type-small mt-5 text-text-3">
          For adults of 18 and over.{' '}
          <a href="/terms" className={`${textLinkClass} whitespace-nowrap`}>
            Terms of Service
          </a>{' '}
          and{' '}
          <a href="/privacy" className={`${textLinkClass} whitespace-nowrap`}>
            Privacy Policy
          </a>
          .
        </p>
      </div>
      <footer className="landing-foot">
        <div className="flex gap-4 border-accent border-l-2 pl-4">
          <FlaskConical aria-hidden="true" size={20} className="mt-0.5 text-accent-text" />
          <p className="type-small text-text-2">
            <strong className="font-[520] text-text">Everbond is in beta mode.</strong> Things may change or
            pause while we work on it.
            <br />
            <span className="text-text-3">
              Version {appVersion}, {appEnvironment}
            </span>
          </p>
        </div>
      </footer>
    </main>
  )
}
