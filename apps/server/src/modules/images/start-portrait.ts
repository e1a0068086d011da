import { creditCost, type Tier } from '@everbond/contract'
import type { Transaction } from '../../platform/database/pool.ts'
import { newSuffix } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type CompanionRow, setPortrait } from '../companions/index.ts'
import { grantSetupCredits, reserve } from '../credits/index.ts'
import { renderImageJob } from './images.jobs.ts'
import { insertImage } from './images.store.ts'
import { companionImageId, portraitRequest } from './portrait.rules.ts'

/** What a reservation for an image is for. */
export const imagePurpose = 'image'

/**
 * Grants the setup credits of a new companion, reserves one, and queues her portrait, all in the transaction that
 * creates her. Beyond the allowance of setup credits she waits without a portrait (decision 17).
 */
export const startPortrait = async (
  jobs: Pick<Jobs, 'send'>,
  { tx, companion, tier, at }: { tx: Transaction; companion: CompanionRow; tier: Tier; at: Date },
): Promise<void> => {
  const { userId, id: companionId } = companion
  if (!(await grantSetupCredits(tx, { userId, companionId, tier, at }))) return
  const id = companionImageId({ companionId, slot: 1, suffix: newSuffix() })
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
    slot: 1,
    state: 'queued',
    request: portraitRequest(companion, id),
    reservationId,
    createdAt: at,
  })
  await setPortrait(tx, { userId, id: companionId, status: 'pending' })
  await jobs.send(tx, renderImageJob, { userId, id })
}
