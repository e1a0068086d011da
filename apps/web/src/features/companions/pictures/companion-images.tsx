import { extraSlots } from '@everbond/contract'
import { useCompanionImageUsage } from '../api/use-companion-image-usage.ts'
import { displayName } from '../companions.rules.ts'
import { useBlur } from '../hooks/use-blur.ts'
import { useAwaitedPictures } from './awaited-pictures.ts'
import { CurrentTile } from './current-tile.tsx'
import { allowanceOf, noteOf } from './pictures.rules.ts'
import type { PictureTileProps } from './pictures.types.ts'
import { SlotTile } from './slot-tile.tsx'
import { texts } from './texts.ts'

/** 'Companion Image' of the edit form: the current picture and two options (companions §§ 2.3, 4). */
export function CompanionImages({
  companion,
  updatedAt,
  readForm,
  onRefused,
}: Pick<PictureTileProps, 'companion' | 'readForm' | 'onRefused'> & { updatedAt: number }) {
  const { data: usage } = useCompanionImageUsage(companion.id)
  const awaited = useAwaitedPictures(companion, updatedAt)
  const [isBlurred] = useBlur()
  const { profile, options } = allowanceOf(companion, usage)
  const common = { companion, isBlurred, readForm, onRefused }
  const note = noteOf({ companion, name: displayName(companion), usage })
  return (
    <section aria-labelledby="companion-image">
      <h2 id="companion-image" className="type-label mb-3 text-text-3">
        {texts.section}
      </h2>
      <div className="grid grid-cols-2 items-start gap-4 tablet:max-wide:max-w-[640px] tablet:max-wide:grid-cols-3 [&>*:first-child]:col-span-2 tablet:max-wide:[&>*:first-child]:col-span-1">
        <CurrentTile {...common} mayGenerate={profile} isAwaited={awaited.includes(1)} />
        {extraSlots.map((slot) => (
          <SlotTile
            key={slot}
            {...common}
            slot={slot}
            mayGenerate={options}
            isAwaited={awaited.includes(slot)}
          />
        ))}
      </div>
      <div aria-live="polite" className="type-small mt-3 grid gap-1 text-text-3">
        <p className="text-text-2">{note.remaining}</p>
        {note.credits === null ? null : <p>{note.credits}</p>}
      </div>
    </section>
  )
}
