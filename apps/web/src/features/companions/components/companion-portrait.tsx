import type { Companion } from '@everbond/contract'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSecureImage } from '#web/lib/images/use-secure-image.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/hidden.tsx'
import { Portrait, type PortraitProps, type PortraitState } from '#web/ui/portrait.tsx'
import { displayName } from '../companions.rules.ts'
import { isGenerating } from '../generation.rules.ts'
import { pendingPortraits } from '../pending-portraits.ts'
import { texts } from '../texts.ts'

export type CompanionPortraitProps = {
  companion: Companion
  blurred?: boolean
} & Pick<
  PortraitProps,
  'aside' | 'badge' | 'caption' | 'className' | 'controls' | 'graded' | 'name' | 'nameLevel' | 'ratio'
>

type Reading = { state: PortraitState; src: string | null; fresh: boolean; failure: ReactNode }

/** The portrait's state; one that was awaited here fades in when it comes (companions § 4). */
const usePortrait = (companion: Companion): Reading => {
  const markers = useStore(pendingPortraits)
  const image = useSecureImage(companion.profileImageUrl)
  const isAwaited = isGenerating(companion, markers)
  const [wasAwaited, setWasAwaited] = useState(false)
  if (isAwaited && !wasAwaited) setWasAwaited(true)

  const reading = { src: image.src, fresh: wasAwaited, failure: null }
  if (isAwaited) return { ...reading, state: 'generating' }
  if (image.state === 'loaded') return { ...reading, state: 'shown' }
  if (image.state === 'loading') return { ...reading, state: wasAwaited ? 'generating' : 'waiting' }
  if (image.state === 'failed') {
    const failure = (
      <>
        <p>{texts.loadFailed}</p>
        <Button variant="quiet" className="mt-1" onClick={image.retry}>
          {texts.tryAgain}
        </Button>
      </>
    )
    return { ...reading, state: 'failed', failure }
  }
  if (companion.portraitStatus === 'failed') {
    return { ...reading, state: 'failed', failure: texts.portraitFailed }
  }
  return { ...reading, state: 'empty' }
}

function NoPortrait() {
  return (
    <>
      <ImagePlus aria-hidden="true" size={28} className="text-text-3" />
      <p className="type-small text-text-3">{texts.noPortrait}</p>
    </>
  )
}

export function CompanionPortrait({ companion, blurred, ...part }: CompanionPortraitProps) {
  const { state, src, fresh, failure } = usePortrait(companion)
  const name = displayName(companion)
  return (
    <>
      <Portrait
        {...part}
        src={src}
        alt={texts.portraitAlt(name)}
        state={state}
        fresh={fresh}
        blurred={blurred}
        failure={failure}
        placeholder={<NoPortrait />}
        emberText={texts.generating}
      />
      {fresh ? (
        <VisuallyHidden>
          <span role="status">{state === 'shown' ? texts.portraitReady(name) : ''}</span>
        </VisuallyHidden>
      ) : null}
    </>
  )
}
