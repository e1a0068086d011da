/** Which picture hangs where while a swap is chosen but not saved (companions § 2.4). */
import type { Companion } from '@everbond/contract'

export type ExtraSlot = 2 | 3
type Slots = Pick<Companion, 'profileImageUrl' | 'imageSlot2' | 'imageSlot3'>

export const imageOf = (companion: Slots, slot: ExtraSlot): string | null =>
  slot === 2 ? companion.imageSlot2 : companion.imageSlot3

/** The choice as it still stands: a slot that was emptied elsewhere is no choice any more. */
export const liveChoice = (companion: Slots, chosen: ExtraSlot | null): ExtraSlot | null =>
  chosen !== null && imageOf(companion, chosen) !== null ? chosen : null

/** The three places as they would be after the swap. */
export const preview = (companion: Slots, chosen: ExtraSlot | null): Record<1 | 2 | 3, string | null> => {
  const now = { 1: companion.profileImageUrl, 2: companion.imageSlot2, 3: companion.imageSlot3 }
  return chosen === null ? now : { ...now, 1: now[chosen], [chosen]: now[1] }
}
