import { Suspense } from 'react'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Ring } from '#web/ui/spinner.tsx'
import { Redirect } from '../gate/redirect.tsx'
import { texts } from '../texts.ts'
import { type OnboardingState, passageTo } from './admin-gate.rules.ts'
import type { AdminSection } from './admin-sections.ts'
import { sectionPages } from './section-pages.ts'

function Waiting() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-content-center justify-items-center gap-4">
      <Ring className="text-accent" />
      <p className="type-body text-text-2">{texts.initializing}</p>
    </div>
  )
}

/** The section's page, or what stands in its way. */
export function SectionOutlet({ section, state }: { section: AdminSection; state: OnboardingState }) {
  const passage = passageTo(section, state)
  if (passage.kind === 'wait') return <Waiting />
  if (passage.kind === 'error') {
    return <ErrorCard headingLevel={1} title={texts.onboardingError} message={texts.onboardingErrorText} />
  }
  if (passage.kind === 'redirect') {
    return <Redirect to={`/admin/${passage.to}`} />
  }
  const Page = sectionPages[section]
  return (
    <Suspense fallback={<Waiting />}>
      <Page />
    </Suspense>
  )
}
