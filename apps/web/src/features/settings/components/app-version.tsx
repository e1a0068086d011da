import { appEnvironment, appVersion } from '@everbond/contract'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'

export function AppVersion() {
  return (
    <Section title={texts.version}>
      <p className="type-body text-text">{appVersion}</p>
      <p className="type-small mt-1 text-text-3">{appEnvironment}</p>
    </Section>
  )
}
