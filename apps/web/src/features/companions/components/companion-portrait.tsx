import type { Companion } from '@everbond/contract'
import { ImagePlus } from 'lucide-react'
import { type ReactNode, type RefCallback, useState } from 'react'
import { useFittedImage } from '#web/lib/images/use-fitted-image.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/hidden.tsx'
import { Portrait, type PortraitProps, type PortraitState } from '#web/ui/portrait.tsx'
import { displayName } from '../companions.rules.ts'
import { isGenerating } from '../generation.rules.ts'
import { pendingPortraits } from '../pending-portraits.ts'
import { useIsAsking } from '../pictures/use-generate-picture.ts'
import { texts } from '../texts.ts'

export type CompanionPortraitProps = {
  companion: Companion
  blurred?: boolean
  /** Where she has no picture: the way to one. */
  action?: ReactNode
} & Pick<
  PortraitProps,
  'aside' | 'badge' | 'caption' | 'className' | 'controls' | 'graded' | 'name' | 'nameLevel' | 'ratio'
>

type Reading = {
  ref: RefCallback<HTMLElement>
  state: PortraitState
  src: string | null
  fresh: boolean
  failure: ReactNode
}

/** The portrait's state; one that was awaited here fades in when it comes (companions § 4). */
const usePortrait = (companion: Companion): Reading => {
  const markers = useStore(pendingPortraits)
  const image = useFittedImage(companion.profileImageUrl)
  const isAsking = useIsAsking({ companionId: companion.id, slot: 1 })
  const isAwaited = isGenerating(companion, markers) || (isAsking && companion.profileImageUrl === null)
  const [wasAwaited, setWasAwaited] = useState(false)
  if (isAwaited && !wasAwaited) setWasAwaited(true)

  const reading = { ref: image.ref, src: image.src, fresh: wasAwaited, failure: null }
  if (isAwaited) return { ...reading, state: 'generating' }
  if (image.state === 'loaded') return { ...reading, state: 'shown' }
  if (image.state === 'loading') return { ...reading, state: wasAwaited ? 'generating' : 'waiting' }
  if (image.state === 'failed') {
    const failure = (
      <>
        <p>{texts.loadFailed}</p>
        {/^40[13]:/.test(image.reason ?? '') ? <p className="mt-1">{texts.loadRefused}</p> : null}
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

function NoPortrait({ action }: { action: ReactNode }) {
  return (
    <>
      <ImagePlus aria-hidden="true" size={28} className="text-text-3" />
      <p className="type-small text-text-3">{texts.noPortrait}</p>
      {action}
    </>
  )
}

function Failure({ text, action }: { text: ReactNode; action: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3">
      {text}
      {action}
    </div>
  )
}

export function CompanionPortrait({
  companion,
  blurred,
  action,
  className,
  ...part
}: CompanionPortraitProps) {
  const { ref, state, src, fresh, failure } = usePortrait(companion)
  const name = displayName(companion)
  return (
    <div ref={ref} className={className}>
      <Portrait
        {...part}
        src={src}
        alt={texts.portraitAlt(name)}
        state={state}
        fresh={fresh}
        blurred={blurred}
        failure={<Failure text={failure} action={companion.profileImageUrl === null ? action : null} />}
        placeholder={<NoPortrait action={action} />}
        emberText={texts.generating}
      />
      {fresh ? (
        <VisuallyHidden>
          <span role="status">{state === 'shown' ? texts.portraitReady(name) : ''}</span>
        </VisuallyHidden>
      ) : null}
    </div>
  )
}
