import { ImagePlus } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CompanionPortrait } from '../components/companion-portrait.tsx'
import { isUnderWay } from './pictures.rules.ts'
import type { PictureTileProps } from './pictures.types.ts'
import { texts } from './texts.ts'
import { useGeneratePicture, useIsAsking } from './use-generate-picture.ts'

/** The picture that is her profile's, and the way to another one. */
export function CurrentTile(props: PictureTileProps) {
  const { companion, mayGenerate, isAwaited, isBlurred, readForm, onRefused } = props
  const target = { companionId: companion.id, slot: 1 } as const
  const { mutate } = useGeneratePicture(target)
  const isAsking = useIsAsking(target)
  const isBusy = isAsking || isAwaited || isUnderWay(companion, 1)
  const generate = (): void => {
    const form = readForm()
    if (form !== null) mutate(form, { onError: onRefused })
  }
  const hasPicture = companion.profileImageUrl !== null
  const label = hasPicture ? texts.newProfile : texts.generateImage
  const button =
    mayGenerate || (isBusy && hasPicture) ? (
      <Button
        wide={hasPicture}
        className="px-3"
        busy={isBusy}
        busyText={texts.generating}
        icon={<ImagePlus aria-hidden="true" size={18} />}
        onClick={generate}
      >
        {label}
      </Button>
    ) : null
  return (
    <div className="grid gap-2">
      <CompanionPortrait
        companion={companion}
        blurred={isBlurred}
        badge={<Badge tone="on-picture">{texts.profile}</Badge>}
        action={hasPicture ? null : button}
      />
      {hasPicture ? button : null}
    </div>
  )
}
