import { termsVersion } from '@everbond/contract/app'
import type { ReactNode } from 'react'
import { PublicFooter, PublicHeader } from './page-shell.tsx'

/** What the server writes into the prerendered pages: who runs this installation, and how to reach them. */
export const operatorName = '{{OPERATOR_NAME}}'
export const operatorContact = '{{OPERATOR_CONTACT}}'

export interface Chapter {
  id: string
  title: string
  body: ReactNode
}

export interface LegalPageProps {
  title: string
  lead: ReactNode
  chapters: readonly Chapter[]
}

/** A page to be read: a lead, a list of chapters beside it, the chapters. */
export function LegalPage({ title, lead, chapters }: LegalPageProps) {
  return (
    <div className="candle flex min-h-dvh flex-col">
      <PublicHeader />
      <main className="page mx-auto flex-1">
        <header className="border-line border-b pb-7">
          <h1 className="type-title">{title}</h1>
          <p className="type-small mt-3 text-text-3">
            Version {termsVersion}. In force from{' '}
            <time dateTime={termsVersion}>{longDate(termsVersion)}</time>.
          </p>
          <div className="legal-lead mt-5">{lead}</div>
        </header>
        <div className="wide:grid wide:grid-cols-[240px_minmax(0,1fr)] wide:gap-14">
          <nav aria-label="Chapters" className="legal-chapters">
            <ol>
              {chapters.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {chapters.map((chapter) => (
              <section key={chapter.id} id={chapter.id} className="legal-chapter">
                <h2 className="type-section">{chapter.title}</h2>
                {chapter.body}
              </section>
            ))}
          </div>
        </div>
      </main>
      <PublicFooter />
    </div>
  )
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
