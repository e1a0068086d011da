/** Which pictures a companion has: the profile image and the slots 2 and 3. */

import type { ImageKind, PortraitStatus } from '@everbond/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/pool.ts'
import { type CompanionRow, companions, type NewCompanionRow } from './companions.tables.ts'

type Key = { userId: string; id: string }
export type ExtraSlot = 2 | 3

const companionIs = ({ userId, id }: Key) => and(eq(companions.userId, userId), eq(companions.id, id))

const change = async (tx: Transaction, key: Key, values: Partial<NewCompanionRow>): Promise<void> => {
  await tx.update(companions).set(values).where(companionIs(key))
}

/** A companion, deleted or not, held until the transaction ends: what changes her pictures waits in line. */
export const lockPictures = async (tx: Transaction, key: Key): Promise<CompanionRow | undefined> => {
  const [row] = await tx.select().from(companions).where(companionIs(key)).for('update')
  return row
}

export const setPortrait = (
  tx: Transaction,
  { status, image, ...key }: Key & { status: PortraitStatus; image?: { id: string; kind: ImageKind } },
): Promise<void> =>
  change(tx, key, {
    portraitStatus: status,
    ...(image ? { profileImageId: image.id, profileImageKind: image.kind } : {}),
  })

const fieldsOf = {
  2: { image: 'imageSlot2', pending: 'slot2Pending' },
  3: { image: 'imageSlot3', pending: 'slot3Pending' },
} as const

/** What a slot holds. */
export const slotOf = (row: CompanionRow, slot: ExtraSlot): { image: string | null; pending: boolean } => ({
  image: row[fieldsOf[slot].image],
  pending: row[fieldsOf[slot].pending],
})

/** A picture for an empty slot is begun: it counts from now on. */
export const beginSlot = async (
  tx: Transaction,
  { slot, ...key }: Key & { slot: ExtraSlot },
): Promise<void> => {
  await tx
    .update(companions)
    .set({
      [fieldsOf[slot].pending]: true,
      imageGenerationCount: sql`${companions.imageGenerationCount} + 1`,
    })
    .where(companionIs(key))
}

/** The picture of a slot is there, or (null) was given up and does not count. */
export const endSlot = async (
  tx: Transaction,
  { slot, imageId, ...key }: Key & { slot: ExtraSlot; imageId: string | null },
): Promise<void> => {
  await tx
    .update(companions)
    .set({
      [fieldsOf[slot].pending]: false,
      ...(imageId === null
        ? { imageGenerationCount: sql`${companions.imageGenerationCount} - 1` }
        : { [fieldsOf[slot].image]: imageId }),
    })
    .where(companionIs(key))
}

/** The slot's picture becomes the profile image, the old one goes into the slot that it came from. */
export const swapProfile = (
  tx: Transaction,
  { row, slot, kind }: { row: CompanionRow; slot: ExtraSlot; kind: ImageKind },
): Promise<void> =>
  change(tx, row, {
    profileImageId: slotOf(row, slot).image,
    profileImageKind: kind,
    portraitStatus: row.portraitStatus === 'pending' ? 'pending' : 'ready',
    [fieldsOf[slot].image]: row.profileImageId,
  })
