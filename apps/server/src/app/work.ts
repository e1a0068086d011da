/** The worker's role: renders images and takes up those that a crash left behind. */
import { recoverImages, renderImage, renderImageJob } from '../modules/images/index.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Foundation } from './foundation.ts'
import type { Outside } from './outside.ts'

/** The painter paints one picture at a time. */
const concurrency = 1
const sweepInterval = 30_000

export const startWorking = async (
  { foundation, outside, jobs }: { foundation: Foundation; outside: Outside; jobs: Jobs },
  closing: AsyncDisposableStack,
): Promise<void> => {
  const { clock, logger, pool, secrets } = foundation
  const deps = {
    db: pool.db,
    clock,
    logger,
    storage: outside.storage,
    engine: outside.images,
    worker: secrets.installation,
  }
  const recovery = { ...deps, jobs }
  await recoverImages(recovery, { atStart: true })
  await jobs.work(renderImageJob, {
    concurrency,
    handle: (key, { signal }) => renderImage(deps, key, signal),
  })
  const sweep = setInterval(() => {
    recoverImages(recovery, { atStart: false }).catch((error: unknown) =>
      logger.error({ err: error }, 'looking for lost images failed'),
    )
  }, sweepInterval)
  closing.defer(() => clearInterval(sweep))
}
