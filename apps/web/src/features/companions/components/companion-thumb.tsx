import type { Companion } from '@everbond/contract'
import { ImageOff } from 'lucide-react'
import { useFittedImage } from '#web/lib/images/use-fitted-image.ts'
import { useStore } from '#web/lib/store.ts'
import { Frame } from '#web/ui/frame.tsx'
import { VisuallyHidden } from '#web/ui/hidden.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { Ring } from '#web/ui/spinner.tsx'
import { displayName } from '../companions.rules.ts'
import { isGenerating } from '../generation.rules.ts'
import { pendingPortraits } from '../pending-portraits.ts'
import { texts } from '../texts.ts'

/** Her portrait where there is no room for words. */
export function CompanionThumb({ companion, blurred }: { companion: Companion; blurred: boolean }) {
  const image = useFittedImage(companion.profileImageUrl)
  const isAwaited = isGenerating(companion, useStore(pendingPortraits))
  const name = displayName(companion)
  const isLoading = image.state === 'loading'
  if (isAwaited) {
    return (
      <Frame className="grid place-content-center">
        <span aria-hidden="true" className="ember-glow motion-breathe absolute inset-0" />
        <Ring size={28} className="relative text-accent" />
        <VisuallyHidden>
          <span role="status">{texts.generating}</span>
        </VisuallyHidden>
      </Frame>
    )
  }
  return (
    <div ref={image.ref}>
      <Portrait
        src={image.src}
        alt={texts.portraitAlt(name)}
        state={isLoading ? 'waiting' : image.state === 'loaded' ? 'shown' : 'empty'}
        blurred={blurred}
        placeholder={
          image.state === 'failed' ? (
            <>
              <ImageOff aria-hidden="true" size={20} className="text-danger" />
              <VisuallyHidden>{texts.loadFailed}</VisuallyHidden>
            </>
          ) : (
            <span aria-hidden="true" className="type-section text-text-3 italic">
              {name.slice(0, 1)}
            </span>
          )
        }
      />
    </div>
  )
}
