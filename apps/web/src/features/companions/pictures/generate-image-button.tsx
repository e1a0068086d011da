import type { Companion } from '@everbond/contract'
import { ImagePlus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { texts } from './texts.ts'
import { useGeneratePicture } from './use-generate-picture.ts'

/** Where she has no picture: the way to one (companions § 4, 'Companion image display'). */
export function GenerateImageButton({ companion }: { companion: Companion }) {
  const { mutate, isPending } = useGeneratePicture({ companionId: companion.id, slot: 1 })
  if (companion.resting) return null
  return (
    <Button
      busy={isPending}
      busyText={texts.generating}
      icon={<ImagePlus aria-hidden="true" size={18} />}
      onClick={() => mutate(null)}
    >
      {texts.generateImage}
    </Button>
  )
}
