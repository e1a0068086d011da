/** Which picture hangs where while a swap is chosen but not saved (companions § 2.4). */
import type { Companion } from '@everbond/contract'

export type ExtraSlot = 2 | 3
type Slots = Pick<Companion, 'profileImageUrl' | 'imageSlot2' | 'imageSlot3'>

export const imageOf = (companion: Slots, slot: ExtraSlot): string | null =>
  slot === 2 ? companion.imageSlot2 : companion.imageSlot3

/** A chosen swap: the slot, and the picture that hung there when it was chosen. */
export type Choice = { slot: ExtraSlot; image: string }

/** The choice as it still stands: once another picture hangs in the slot, saved here or changed elsewhere, it is over. */
export const liveChoice = (companion: Slots, choice: Choice | null): ExtraSlot | null =>
  choice !== null && imageOf(companion, choice.slot) === choice.image ? choice.slot : null

/** The three places as they would be after the swap. */
export const preview = (companion: Slots, chosen: ExtraSlot | null): Record<1 | 2 | 3, string | null> => {
  const now = { 1: companion.profileImageUrl, 2: companion.imageSlot2, 3: companion.imageSlot3 }
  return chosen === null ? now : { ...now, 1: now[chosen], [chosen]: now[1] }
}
