/** A picture of a companion on request: her profile image or one for an empty slot (companions §§ 4, 7). */
import { type CompanionUpdate, type GeneratedImage, maxExtraImages } from '@everbond/contract'
import type { Database, Transaction } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { publish } from '../../platform/realtime/hub.ts'
import {
  beginSlot,
  type CompanionDeps,
  type CompanionRow,
  draftOf,
  type ExtraSlot,
  getCompanion,
  lockPictures,
  setPortrait,
  slotOf,
} from '../companions/index.ts'
import { lockEntitlement } from '../plans/index.ts'
import { readUnfinished } from './images.store.ts'
import { queueCompanionImage } from './queue-image.ts'
import { waitForImage } from './wait-for-image.ts'

export type GenerateDeps = CompanionDeps & { jobs: Pick<Jobs, 'send'>; waitMs: number }
export type GenerateRequest = {
  userId: string
  companionId: string
  slot: 1 | ExtraSlot
  /** The form's unsaved texts: drawn from, checked, not saved. */
  changes?: CompanionUpdate | null
  signal: AbortSignal
}

const assertSlotFree = (companion: CompanionRow, slot: ExtraSlot): void => {
  if (companion.imageGenerationCount >= maxExtraImages) throw new AppError('image.generation_limit')
  const { image, pending } = slotOf(companion, slot)
  if (image !== null || pending) throw new AppError('image.slot_taken')
}

/** Until other sources are written (decision 17), a spent setup purse says so plainly. */
const asSpent = (error: unknown): never => {
  if (error instanceof AppError && error.code === 'credits.insufficient')
    throw new AppError('credits.setup_spent', { cause: error })
  throw error
}

/** Queues the picture, or joins the profile image that is on its way already. Answers its id. */
const begin = async (
  tx: Transaction,
  { deps, request, companion }: { deps: GenerateDeps; request: GenerateRequest; companion: CompanionRow },
): Promise<string> => {
  const { userId, companionId: id, slot } = request
  const at = deps.clock.now()
  if (slot === 1) {
    const underWay = await readUnfinished(tx, { userId, companionId: id, slot })
    if (underWay) return underWay.id
    await setPortrait(tx, { userId, id, status: 'pending' })
  } else {
    assertSlotFree(companion, slot)
    await beginSlot(tx, { userId, id, slot })
  }
  const imageId = await queueCompanionImage(deps.jobs, { tx, companion, slot, at }).catch(asSpent)
  await publish(tx, { userId, event: { type: 'companions_changed' } })
  return imageId
}

const start = (deps: GenerateDeps, request: GenerateRequest): Promise<string> =>
  transaction(deps.db, async (tx) => {
    const { userId, companionId, changes } = request
    const { tier } = await lockEntitlement(tx, userId)
    const row = await lockPictures(tx, { userId, id: companionId })
    if (!row || row.deletedAt) throw new AppError('companion.not_found')
    const companion = changes ? draftOf(row, { changes, tier, now: deps.clock.now() }) : row
    return begin(tx, { deps, request, companion })
  })

/**
 * Reserves, queues and waits a bounded time, holding neither connection nor transaction. A picture that is not done
 * by then answers 'processing'; one that failed throws `generation.failed` with nothing charged.
 */
export const generateImage = async (
  deps: GenerateDeps,
  request: GenerateRequest,
): Promise<GeneratedImage> => {
  const { userId, companionId, signal } = request
  const { resting, id } = await getCompanion(deps, { userId, id: companionId })
  if (resting) throw new AppError('companion.resting')
  const imageId = await start(deps, { ...request, companionId: id })
  const state = await waitForImage(
    deps.db as Database,
    { userId, id: imageId },
    { waitMs: deps.waitMs, signal },
  )
  if (state === 'failed') throw new AppError('generation.failed')
  const { imageGenerationCount } = await getCompanion(deps, { userId, id })
  return {
    status: state === 'ready' ? 'completed' : 'processing',
    imageUrl: state === 'ready' ? imageId : null,
    generationsRemaining: Math.max(0, maxExtraImages - imageGenerationCount),
  }
}
