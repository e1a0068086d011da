import { Stat } from '#web/ui/stat.tsx'
import { texts } from '../texts.ts'

export function BetaNotice({ className }: { className?: string }) {
  return (
    <Stat label={texts.beta} className={className}>
      <p className="type-body prose text-text-2">{texts.betaText}</p>
      <p className="type-small mt-1 text-text-3">{texts.betaVersion}</p>
    </Stat>
  )
}
