import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFittedImage } from '#web/lib/images/use-fitted-image.ts'
import { Button } from '#web/ui/button.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { texts } from './texts.ts'

export type SlotPictureProps = {
  image: string | null
  alt: string
  isGenerating: boolean
  blurred: boolean
  badge?: ReactNode
}

/** One of the three places; its frame keeps its size in every state (companions § 4, 'Slot image loader'). */
export function SlotPicture({ image, alt, isGenerating, blurred, badge }: SlotPictureProps) {
  const { ref, state, src, reason, retry } = useFittedImage(image)
  if (isGenerating && image === null) {
    return <Portrait alt={alt} state="generating" emberText={texts.generating} badge={badge} />
  }
  if (state === 'failed') {
    const failure = (
      <>
        <p>{texts.failed}</p>
        <p className="line-clamp-3 break-words text-text-3">{reason}</p>
        <Button variant="quiet" className="mt-1" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </>
    )
    return <Portrait alt={alt} state="failed" failure={failure} badge={badge} />
  }
  const empty = (
    <>
      <ImageOff aria-hidden="true" size={24} className="text-text-3" />
      <p className="type-small text-text-3">{texts.empty}</p>
    </>
  )
  return (
    <div ref={ref} className="relative">
      <Portrait
        src={src}
        alt={alt}
        state={state === 'loaded' ? 'shown' : state === 'loading' ? 'waiting' : 'empty'}
        blurred={blurred}
        badge={badge}
        placeholder={empty}
      />
      {state === 'loading' ? (
        <p role="status" className="type-small absolute inset-0 grid place-content-center p-3 text-text-2">
          {texts.loading}
        </p>
      ) : null}
    </div>
  )
}
