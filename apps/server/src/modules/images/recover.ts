import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/logger/logger.ts'
import { renderImageJob } from './images.jobs.ts'
import { listOrphans, requeue } from './images.store.ts'
import { silence } from './render-image.ts'

export type RecoverDeps = {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  logger: Logger
  worker: string
}

/** An image that nobody began after this long has lost its job. */
const neglect = 60_000

/**
 * Sends images that nobody works on to a worker again. At a start (`atStart`) those that this worker had in an
 * earlier life count too. A job sent once too often finds its image done and does nothing.
 */
export const recoverImages = async (
  { db, clock, jobs, logger, worker }: RecoverDeps,
  { atStart }: { atStart: boolean },
): Promise<number> => {
  const now = clock.now().getTime()
  const orphans = await listOrphans(db, {
    worker: atStart ? worker : null,
    staleBefore: new Date(now - silence),
    queuedBefore: new Date(atStart ? now : now - neglect),
  })
  for (const key of orphans) {
    await transaction(db, async (tx) => {
      await requeue(tx, key)
      await jobs.send(tx, renderImageJob, key)
    })
  }
  if (orphans.length > 0) logger.info({ images: orphans.length }, 'images were taken up again')
  return orphans.length
}
