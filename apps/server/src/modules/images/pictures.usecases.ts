/** What is done with pictures that exist: making one the profile image, and reading them. */
import type { Companion } from '@everbond/contract'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { publish } from '../../platform/realtime/hub.ts'
import {
  type CompanionDeps,
  type ExtraSlot,
  getCompanion,
  lockPictures,
  slotOf,
  swapProfile,
} from '../companions/index.ts'
import { readImage } from './images.store.ts'

/** Swaps the profile image with a slot's. Throws `image.slot_empty` where the slot holds none. */
export const setProfileImage = async (
  deps: CompanionDeps,
  { userId, companionId, slot }: { userId: string; companionId: string; slot: ExtraSlot },
): Promise<Companion> => {
  const { id } = await getCompanion(deps, { userId, id: companionId })
  await transaction(deps.db, async (tx) => {
    const row = await lockPictures(tx, { userId, id })
    if (!row || row.deletedAt) throw new AppError('companion.not_found')
    const { image } = slotOf(row, slot)
    const picture = image === null ? undefined : await readImage(tx, { userId, id: image })
    if (!picture?.engineKind)
      throw new AppError('image.slot_empty', { text: `Slot ${slot} does not have an image to swap with.` })
    await swapProfile(tx, { row, slot, kind: picture.engineKind })
    await publish(tx, { userId, event: { type: 'companions_changed' } })
  })
  return getCompanion(deps, { userId, id })
}
