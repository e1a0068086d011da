import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'

/** `sessions`: what ends the account's sessions. */
export function AccountManagement({ sessions }: { sessions: ReactNode }) {
  return (
    <Section title={texts.management}>
      <div className="grid justify-items-start gap-4">
        {sessions}
        <Button disabled disabledReason={texts.clearMemoriesHint}>
          {texts.clearMemories}
        </Button>
      </div>
    </Section>
  )
}
