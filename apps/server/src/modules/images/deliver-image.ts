/** The end of a picture: charged and delivered in one transaction, or given up with its credits returned. */
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { publish } from '../../platform/realtime/hub.ts'
import type { ImageEngine } from '../../providers/images/port.ts'
import { type CompanionRow, type ExtraSlot, endSlot, lockPictures, setPortrait } from '../companions/index.ts'
import { capture, release } from '../credits/index.ts'
import { discardImages } from './discard-images.ts'
import { markFailed, markReady } from './images.store.ts'
import type { ImageRow } from './images.tables.ts'

export type DeliverDeps = { db: Database; clock: Clock; engine: ImageEngine }

const asExtra = (slot: number | null): ExtraSlot | null => (slot === 2 || slot === 3 ? slot : null)

/** Her row is held before the image's, in the order in which an erasure takes them. */
const holdCompanion = async (tx: Transaction, row: ImageRow): Promise<CompanionRow | undefined> =>
  row.companionId === null ? undefined : lockPictures(tx, { userId: row.userId, id: row.companionId })

/** Hangs the picture where it belongs; a profile image that it replaces is let go of. */
const place = async (
  tx: Transaction,
  { row, companion, engine }: { row: ImageRow; companion: CompanionRow; engine: ImageEngine },
): Promise<void> => {
  const { userId, id: companionId } = companion
  const slot = asExtra(row.slot)
  if (slot !== null) return endSlot(tx, { userId, id: companionId, slot, imageId: row.id })
  await setPortrait(tx, {
    userId,
    id: companionId,
    status: 'ready',
    image: { id: row.id, kind: engine.kind },
  })
  if (companion.profileImageId !== null) await discardImages(tx, { userId, ids: [companion.profileImageId] })
}

export const deliver = async ({ db, clock, engine }: DeliverDeps, row: ImageRow): Promise<void> => {
  const { userId, id, reservationId } = row
  const at = clock.now()
  await transaction(db, async (tx) => {
    const companion = await holdCompanion(tx, row)
    if (!(await markReady(tx, { key: { userId, id }, at }))) return
    if (!(await capture(tx, { userId, reservationId, at })))
      throw new Error('the reservation of an image had ended')
    if (!companion) return
    await place(tx, { row, companion, engine })
    await publish(tx, { userId, event: { type: 'image_generated', companionId: companion.id, imageUrl: id } })
  })
}

export const giveUp = async (
  { db, clock }: Pick<DeliverDeps, 'db' | 'clock'>,
  row: ImageRow,
  failure: string,
): Promise<void> => {
  const { userId, id, reservationId } = row
  const at = clock.now()
  await transaction(db, async (tx) => {
    const companion = await holdCompanion(tx, row)
    if (!(await markFailed(tx, { key: { userId, id }, at, failure }))) return
    await release(tx, { userId, reservationId, at })
    if (!companion) return
    const companionId = companion.id
    const slot = asExtra(row.slot)
    if (slot !== null) await endSlot(tx, { userId, id: companionId, slot, imageId: null })
    // A picture that she had before stays.
    else
      await setPortrait(tx, {
        userId,
        id: companionId,
        status: companion.profileImageId ? 'ready' : 'failed',
      })
    await publish(tx, { userId, event: { type: 'error', companionId, error: 'Failed to generate image' } })
    await publish(tx, { userId, event: { type: 'companions_changed' } })
  })
}
