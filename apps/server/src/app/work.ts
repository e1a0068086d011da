/** The worker's role: renders images, takes up those that a crash left behind, and erases what is to go. */
import { eraseExpired } from '../modules/companions/index.ts'
import {
  deleteDiscardedFiles,
  discardFilesJob,
  recoverImages,
  renderImage,
  renderImageJob,
} from '../modules/images/index.ts'
import type { EventBus } from '../platform/events.ts'
import { newSuffix } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Events } from './events.ts'
import type { Foundation } from './foundation.ts'
import type { Outside } from './outside.ts'

/** The painter paints one picture at a time. */
const concurrency = 1
const sweepInterval = 30_000

/**
 * One process holds an embedded database, so what its name had in an earlier life is its own. Over a shared one each
 * process has a name of its own, and what a dead one had is taken up once it has been silent.
 */
const workerOf = ({ database, secrets }: Foundation): string =>
  database.driver === 'embedded' ? secrets.installation : `${secrets.installation}-${newSuffix()}`

export type WorkOptions = { foundation: Foundation; outside: Outside; jobs: Jobs; events: EventBus<Events> }

export const startWorking = async (
  { foundation, outside, jobs, events }: WorkOptions,
  closing: AsyncDisposableStack,
): Promise<void> => {
  const { clock, logger, pool } = foundation
  const deps = {
    db: pool.db,
    clock,
    logger,
    storage: outside.storage,
    engine: outside.images,
    worker: workerOf(foundation),
  }
  const recovery = { ...deps, jobs }
  await recoverImages(recovery, { atStart: true })
  await jobs.work(renderImageJob, {
    concurrency,
    handle: (key, { signal }) => renderImage(deps, key, signal),
  })
  await jobs.work(discardFilesJob, {
    concurrency,
    handle: async () => {
      await deleteDiscardedFiles(deps)
    },
  })
  const tidy = async () => {
    await recoverImages(recovery, { atStart: false })
    await eraseExpired({ db: pool.db, clock, events })
    await deleteDiscardedFiles(deps)
  }
  const sweep = setInterval(() => {
    tidy().catch((error: unknown) => logger.error({ err: error }, 'tidying up failed'))
  }, sweepInterval)
  closing.defer(() => clearInterval(sweep))
}
