/** The worker's side: claim → render → store → capture and deliver. Any step may be the last one before a crash. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Logger } from '../../platform/logger/logger.ts'
import { publish } from '../../platform/realtime/hub.ts'
import { type ImageEngine, ImageEngineError } from '../../providers/images/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { setPortrait } from '../companions/index.ts'
import { capture, release } from '../credits/index.ts'
import { withAiMark } from './ai-mark.ts'
import {
  beat,
  claimImage,
  type ImageKey,
  markFailed,
  markReady,
  markStored,
  readImage,
  requeue,
} from './images.store.ts'
import type { ImageRow } from './images.tables.ts'

export type RenderDeps = {
  db: Database
  clock: Clock
  logger: Logger
  storage: Storage
  engine: ImageEngine
  /** Names this worker over its restarts. */
  worker: string
}

/** A worker that is silent for longer has lost its image. */
export const silence = 15_000
const beatInterval = 4_000
const renderTimeout = 200_000
const maxAttempts = 4

/** Where the file of an image stands. */
export const storageKeyOf = (key: ImageKey) => `images/${key.userId}/${key.id}.jpg`

const renderAndStore = async (deps: RenderDeps, row: ImageRow, signal: AbortSignal): Promise<boolean> => {
  const { db, storage, engine, worker } = deps
  const key = { userId: row.userId, id: row.id }
  const rendered = await engine.render(row.request, { signal })
  const bytes = withAiMark(rendered.bytes, engine.kind)
  const storageKey = storageKeyOf(key)
  await storage.put(storageKey, bytes, rendered.contentType)
  const isMine = await markStored(db, {
    key,
    worker,
    file: {
      engine: engine.id,
      engineKind: engine.kind,
      storageKey,
      contentType: rendered.contentType,
      bytes: bytes.byteLength,
      width: rendered.width,
      height: rendered.height,
    },
  })
  // She was erased while the picture was made: nothing of her stays behind.
  if (!isMine && !(await readImage(db, key))) await storage.delete(storageKey)
  return isMine
}

/** Charges and delivers in one transaction: a picture that is shown is paid, and one that is paid is shown. */
const deliver = async ({ db, clock, engine }: RenderDeps, row: ImageRow): Promise<void> => {
  const { userId, id, companionId, reservationId } = row
  const at = clock.now()
  await transaction(db, async (tx) => {
    if (!(await markReady(tx, { key: { userId, id }, at }))) return
    if (!(await capture(tx, { userId, reservationId, at })))
      throw new Error('the reservation of an image had ended')
    if (companionId === null) return
    await setPortrait(tx, { userId, id: companionId, status: 'ready', image: { id, kind: engine.kind } })
    await publish(tx, { userId, event: { type: 'image_generated', companionId, imageUrl: id } })
  })
}

const giveUp = async ({ db, clock }: RenderDeps, row: ImageRow, failure: string): Promise<void> => {
  const { userId, id, companionId, reservationId } = row
  const at = clock.now()
  await transaction(db, async (tx) => {
    if (!(await markFailed(tx, { key: { userId, id }, at, failure }))) return
    await release(tx, { userId, reservationId, at })
    if (companionId === null) return
    await setPortrait(tx, { userId, id: companionId, status: 'failed' })
    const error = 'Failed to generate image'
    await publish(tx, { userId, event: { type: 'error', companionId, error } })
    await publish(tx, { userId, event: { type: 'companions_changed' } })
  })
}

const failureOf = (error: unknown): string => (error instanceof ImageEngineError ? 'engine' : 'server')

/** Handles one job. Throws where another try is worth it, after the image stands in line again. */
export const renderImage = async (deps: RenderDeps, key: ImageKey, signal: AbortSignal): Promise<void> => {
  const { db, clock, logger, worker } = deps
  const at = clock.now()
  const row = await claimImage(db, { key, worker, at, staleBefore: new Date(at.getTime() - silence) })
  if (!row) return
  const lost = new AbortController()
  const pulse = setInterval(() => {
    beat(db, { key, worker, at: clock.now() }).then(
      (mine) => !mine && lost.abort(),
      (error: unknown) => logger.warn({ err: error }, 'the heartbeat of an image failed'),
    )
  }, beatInterval)
  try {
    const limit = AbortSignal.any([signal, lost.signal, AbortSignal.timeout(renderTimeout)])
    if (await renderAndStore(deps, row, limit)) await deliver(deps, row)
  } catch (error) {
    if (lost.signal.aborted) return
    const isFinal = (error instanceof ImageEngineError && !error.retryable) || row.attempts >= maxAttempts
    logger.warn({ err: error, imageId: key.id, attempt: row.attempts, isFinal }, 'an image was not made')
    if (isFinal) return await giveUp(deps, row, failureOf(error))
    await requeue(db, key)
    throw error
  } finally {
    clearInterval(pulse)
  }
}
