import type { ReactNode } from 'react'
import { Section } from '#web/ui/section.tsx'
import { texts } from '../texts.ts'
import { BetaNotice } from './beta-notice.tsx'

export type OverviewProps = {
  status: ReactNode
  messageUsage: ReactNode
  setupProgress: ReactNode
  /** The portrait with 'Companion Usage'; beside the rest from 1200 px, above it on smaller screens. */
  companionUsage: ReactNode
  waiting: ReactNode
}

/** The dashboard's first view. */
export function Overview({ status, messageUsage, setupProgress, companionUsage, waiting }: OverviewProps) {
  return (
    <>
      <div className="grid gap-x-14 gap-y-7 wide:grid-cols-[minmax(0,1fr)_340px]">
        <div className="wide:order-2">{companionUsage}</div>
        <div className="min-w-0">
          <div className="grid gap-7 pb-7 max-tablet:divide-y max-tablet:divide-line tablet:hairline-cols tablet:grid-cols-2 tablet:gap-0 [&>*]:max-tablet:pb-7 [&>*]:max-tablet:last:pb-0">
            <div className="tablet:pr-8">{status}</div>
            <BetaNotice className="tablet:pl-8" />
          </div>
          <Section title={texts.messageUsage} titleRole="card">
            {messageUsage}
          </Section>
          {setupProgress}
        </div>
      </div>
      {waiting}
    </>
  )
}
