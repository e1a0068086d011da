import { ImageOff, ImagePlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFittedImage } from '#web/lib/images/use-fitted-image.ts'
import { Button } from '#web/ui/button.tsx'
import { Frame } from '#web/ui/frame.tsx'
import { VisuallyHidden } from '#web/ui/hidden.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { displayName } from '../companions.rules.ts'
import { isUnderWay, pictureOf } from './pictures.rules.ts'
import type { PictureTileProps } from './pictures.types.ts'
import { texts } from './texts.ts'
import { useGeneratePicture, useIsAsking } from './use-generate-picture.ts'
import { useSetProfileImage } from './use-set-profile-image.ts'

type SlotTileProps = PictureTileProps & { slot: 2 | 3 }

function EmptySlot({ may, labelId, onGenerate }: { may: boolean; labelId: string; onGenerate: () => void }) {
  if (!may) {
    return (
      <Frame dashed>
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-3 text-center">
          <ImageOff aria-hidden="true" size={24} className="text-text-3" />
          <p className="type-small text-text-3">{texts.none}</p>
          <Button className="px-3" disabled aria-describedby={labelId}>
            {texts.generate}
          </Button>
        </div>
      </Frame>
    )
  }
  return (
    <Frame dashed className="transition-colors duration-quick hover:border-accent">
      <button
        type="button"
        aria-describedby={labelId}
        onClick={onGenerate}
        className="type-small absolute inset-0 grid place-content-center justify-items-center gap-2 rounded-picture text-text-2 -outline-offset-4!"
      >
        <ImagePlus aria-hidden="true" size={24} />
        {texts.generate}
      </button>
    </Frame>
  )
}

function Failure({ reason, onRetry }: { reason: string | null; onRetry: () => void }) {
  return (
    <>
      <p className="text-text">{texts.failed}</p>
      <p className="mt-1 line-clamp-3 break-words">{reason}</p>
      <Button variant="quiet" className="mt-1 whitespace-nowrap px-3" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </>
  )
}

/** A picture of a slot in each state of its loading (companions § 4, 'Slot image loader'). */
function SlotPicture({ id, alt, isBlurred }: { id: string; alt: string; isBlurred: boolean }) {
  const { ref, state, src, reason, retry } = useFittedImage(id)
  const shown = { none: 'empty', loading: 'waiting', loaded: 'shown', failed: 'failed' } as const
  return (
    <div ref={ref} className="relative">
      <Portrait
        src={src}
        alt={alt}
        state={shown[state]}
        fresh
        blurred={isBlurred}
        placeholder={<p className="type-small text-text-3">{texts.none}</p>}
        failure={<Failure reason={reason} onRetry={retry} />}
      />
      {state === 'loading' ? (
        <p
          role="status"
          className="type-small absolute inset-0 grid place-content-center p-3 text-center text-text-2"
        >
          {texts.loading}
        </p>
      ) : null}
    </div>
  )
}

/** Slot 2 or 3: empty, on its way, or a picture that can become the profile's. */
export function SlotTile({ slot, ...props }: SlotTileProps) {
  const { companion, mayGenerate, isAwaited, isBlurred, readForm, onRefused } = props
  const labelId = useId()
  const target = { companionId: companion.id, slot }
  const { mutate } = useGeneratePicture(target)
  const isAsking = useIsAsking(target)
  const swap = useSetProfileImage(companion.id)
  const picture = pictureOf(companion, slot)
  const generate = (): void => {
    const form = readForm()
    if (form !== null) mutate(form, { onError: onRefused })
  }
  const tile = (): ReactNode => {
    if (picture !== null) {
      return (
        <>
          <SlotPicture
            id={picture}
            alt={texts.optionAlt(slot, displayName(companion))}
            isBlurred={isBlurred}
          />
          <Button
            wide
            className="px-2"
            aria-describedby={labelId}
            busy={swap.isPending}
            disabled={isUnderWay(companion, 1)}
            onClick={() => swap.mutate(slot)}
          >
            {texts.setAsProfile}
          </Button>
        </>
      )
    }
    if (isAsking || isAwaited || isUnderWay(companion, slot)) {
      return <Portrait alt="" state="generating" emberText={texts.generating} />
    }
    return <EmptySlot may={mayGenerate} labelId={labelId} onGenerate={generate} />
  }
  return (
    <div className="grid min-w-0 gap-2">
      {tile()}
      <VisuallyHidden>
        <span id={labelId}>{texts.option(slot)}</span>
      </VisuallyHidden>
    </div>
  )
}
