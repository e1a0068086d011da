import type { Tier } from '@everbond/contract'
import type { Transaction } from '../../platform/database/pool.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type CompanionRow, setPortrait } from '../companions/index.ts'
import { grantSetupCredits } from '../credits/index.ts'
import { queueCompanionImage } from './queue-image.ts'

/**
 * Grants the setup credits of a new companion and begins her portrait, in the transaction that creates her. Beyond
 * the allowance of setup credits she waits without a portrait (decision 17).
 */
export const startPortrait = async (
  jobs: Pick<Jobs, 'send'>,
  { tx, companion, tier, at }: { tx: Transaction; companion: CompanionRow; tier: Tier; at: Date },
): Promise<void> => {
  const { userId, id } = companion
  if (!(await grantSetupCredits(tx, { userId, companionId: id, tier, at }))) return
  await queueCompanionImage(jobs, { tx, companion, slot: 1, at })
  await setPortrait(tx, { userId, id, status: 'pending' })
}
