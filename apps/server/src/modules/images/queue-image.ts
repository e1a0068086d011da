import { creditCost } from '@everbond/contract'
import type { Transaction } from '../../platform/database/pool.ts'
import { newSuffix } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { CompanionRow } from '../companions/index.ts'
import { reserve } from '../credits/index.ts'
import { renderImageJob } from './images.jobs.ts'
import { insertImage } from './images.store.ts'
import { companionImageId, portraitRequest } from './portrait.rules.ts'

/** What a reservation for an image is for. */
const imagePurpose = 'image'

/**
 * Reserves a credit of hers, writes the image's row and queues its job, all in one transaction. Throws
 * `credits.insufficient`. Answers the image's id.
 */
export const queueCompanionImage = async (
  jobs: Pick<Jobs, 'send'>,
  { tx, companion, slot, at }: { tx: Transaction; companion: CompanionRow; slot: 1 | 2 | 3; at: Date },
): Promise<string> => {
  const { userId, id: companionId } = companion
  const id = companionImageId({ companionId, slot, suffix: newSuffix() })
  const reservationId = await reserve(tx, {
    userId,
    unit: 'image',
    purpose: imagePurpose,
    subject: id,
    cost: creditCost.sfw,
    purses: [{ source: 'free_setup', bucket: companionId }],
    at,
  })
  await insertImage(tx, {
    userId,
    id,
    companionId,
    slot,
    state: 'queued',
    request: portraitRequest(companion, id),
    reservationId,
    createdAt: at,
  })
  await jobs.send(tx, renderImageJob, { userId, id })
  return id
}
