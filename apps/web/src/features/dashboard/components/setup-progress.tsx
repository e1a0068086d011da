import { CheckItem, CheckList } from '#web/ui/check-list.tsx'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'

export type SetupProgressProps = {
  isAgeVerified: boolean
  companionCount: number
  hasProfileImage: boolean
}

export function SetupProgress({ isAgeVerified, companionCount, hasProfileImage }: SetupProgressProps) {
  return (
    <Section title={texts.setup} titleRole="card" className="pb-0">
      <CheckList label={texts.setup}>
        <CheckItem done={isAgeVerified} label={texts.ageVerified} />
        <CheckItem
          done={companionCount > 0}
          label={texts.companionsCreated}
          aside={companionCount.toLocaleString('en-US')}
        />
        <CheckItem done={hasProfileImage} label={texts.imageGenerated} />
      </CheckList>
    </Section>
  )
}
