import type { Companion } from '@everbond/contract'
import { ArrowLeftRight, Undo2 } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { displayName } from '../companions.rules.ts'
import { texts as shared } from '../texts.ts'
import { SlotPicture } from './slot-picture.tsx'
import { type ExtraSlot, preview } from './swap.rules.ts'
import { texts } from './texts.ts'

const slots = [2, 3] as const

export type SwapPicturesProps = {
  companion: Companion
  chosen: ExtraSlot | null
  /** The slot whose Swap was pressed, or null where the chosen one is taken back. */
  onChoose: (slot: ExtraSlot | null) => void
  blurred: boolean
}

function Slot({ companion, chosen, onChoose, blurred, slot }: SwapPicturesProps & { slot: ExtraSlot }) {
  const isChosen = chosen === slot
  const image = preview(companion, chosen)[slot]
  const tone = isChosen ? 'on-picture-wash' : image === null ? 'plain' : 'on-picture'
  const name = displayName(companion)
  return (
    <div className="min-w-0">
      <SlotPicture
        image={image}
        alt={texts.slotAlt(slot, name)}
        isGenerating={companion.generatingSlots.includes(slot)}
        blurred={blurred}
        badge={<Badge tone={tone}>{isChosen ? texts.formerProfile : texts.slot(slot)}</Badge>}
      />
      <Button
        wide
        className="mt-3"
        icon={
          isChosen ? <Undo2 aria-hidden="true" size={18} /> : <ArrowLeftRight aria-hidden="true" size={18} />
        }
        aria-label={isChosen ? texts.takeBackOf(slot) : texts.swapOf(slot)}
        onClick={() => onChoose(isChosen ? null : slot)}
      >
        {isChosen ? texts.takeBack : texts.swap}
      </Button>
    </div>
  )
}

/** The profile image and the two slots, as they would be once the chosen swap is saved. */
export function SwapPictures(props: SwapPicturesProps) {
  const { companion, chosen, blurred } = props
  return (
    <section aria-label={texts.pictures}>
      <SlotPicture
        image={preview(companion, chosen)[1]}
        alt={shared.portraitAlt(displayName(companion))}
        isGenerating={companion.portraitStatus === 'pending'}
        blurred={blurred}
        badge={
          <Badge tone={chosen === null ? 'on-picture' : 'on-picture-wash'}>
            {chosen === null ? texts.profileImage : texts.chosen}
          </Badge>
        }
      />
      <div className="mt-5 grid grid-cols-2 gap-5">
        {slots.map((slot) => (
          <Slot key={slot} {...props} slot={slot} />
        ))}
      </div>
    </section>
  )
}
