/** Letting go of pictures: rows and jobs in one transaction, files after it. */
import type { Database, Transaction } from '../../platform/database/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { release } from '../credits/index.ts'
import { discardImages } from './discard-images.ts'
import { discardFilesJob, renderImageJob } from './images.jobs.ts'
import { forgetDiscarded, listDiscarded, listOfCompanion } from './images.store.ts'

type Erasure = { tx: Transaction; userId: string; id: string; at: Date }

/**
 * Removes every picture of a companion: what is under way gives its credits back, and its file, where a worker has
 * written it already, goes with the others.
 */
export const eraseImagesOfCompanion = async (
  jobs: Pick<Jobs, 'send' | 'forget'>,
  { tx, userId, id: companionId, at }: Erasure,
): Promise<void> => {
  const rows = await listOfCompanion(tx, { userId, companionId })
  if (rows.length === 0) return
  for (const { reservationId, state } of rows) {
    if (state !== 'ready' && state !== 'failed') await release(tx, { userId, reservationId, at })
  }
  const ids = rows.map((row) => row.id)
  await discardImages(tx, { userId, ids })
  await jobs.forget(tx, renderImageJob, { userId, ids })
  await jobs.send(tx, discardFilesJob, { userId })
}

/** Deletes files that were let go of. A file that cannot be deleted now stays listed, and the error is passed on. */
export const deleteDiscardedFiles = async ({
  db,
  storage,
}: {
  db: Database
  storage: Storage
}): Promise<number> => {
  const discarded = await listDiscarded(db)
  for (const file of discarded) {
    await storage.delete(file.storageKey)
    await forgetDiscarded(db, file)
  }
  return discarded.length
}
