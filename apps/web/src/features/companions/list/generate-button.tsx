import type { Companion } from '@everbond/contract'
import { ImagePlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useCompanionImageUsage } from '../api/use-companion-image-usage.ts'
import { useCompanions } from '../api/use-companions.ts'
import { displayName } from '../companions.rules.ts'
import { useAwaitedPictures } from '../pictures/awaited-pictures.ts'
import { useGeneratePicture, useIsAsking } from '../pictures/use-generate-picture.ts'
import { texts } from './texts.ts'

/** A new profile image, while one of the pictures that came with her is left to pay for it (decision 17). */
export function GenerateButton({ companion }: { companion: Companion }) {
  const target = { companionId: companion.id, slot: 1 } as const
  const { dataUpdatedAt } = useCompanions()
  const { data: usage } = useCompanionImageUsage(companion.id)
  const generate = useGeneratePicture(target)
  const isAsking = useIsAsking(target)
  const awaited = useAwaitedPictures(companion, dataUpdatedAt)
  const isBusy = isAsking || awaited.includes(1) || companion.portraitStatus === 'pending'
  const isPaid = usage !== undefined && usage.creditBreakdown.freeSetupRemaining > 0
  if (!isPaid && !isBusy) return null
  return (
    <Button
      variant="quiet"
      className="px-3!"
      icon={<ImagePlus aria-hidden="true" size={18} />}
      aria-label={texts.generateOf(displayName(companion))}
      busy={isBusy}
      busyText={texts.generating}
      onClick={() => generate.mutate(null)}
    >
      {texts.generate}
    </Button>
  )
}
