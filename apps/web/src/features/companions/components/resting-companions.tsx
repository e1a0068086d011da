import type { Companion } from '@everbond/contract'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'
import { CompanionGrid } from './companion-grid.tsx'

/** Those beyond what the plan has room for (decision 12). */
export function RestingCompanions({
  companions,
  blurred,
  places,
}: {
  companions: readonly Companion[]
  blurred: boolean
  places: number
}) {
  if (companions.length === 0) return null
  return (
    <Section
      title={texts.resting(companions.length)}
      note={<span className="prose block">{texts.restingText(places)}</span>}
      className="mt-11"
    >
      <CompanionGrid companions={companions} blurred={blurred} canCreate={false} headingLevel={3} resting />
    </Section>
  )
}
