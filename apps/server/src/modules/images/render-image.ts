/** The worker's side: claim → render → store → capture and deliver. Any step may be the last one before a crash. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/pool.ts'
import type { Logger } from '../../platform/logger/logger.ts'
import { type ImageEngine, ImageEngineError } from '../../providers/images/port.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { withAiMark } from './ai-mark.ts'
import { deliver, giveUp } from './deliver-image.ts'
import { storageKeyOf } from './discard-images.ts'
import { beat, claimImage, type ImageKey, markStored, readImage, requeue } from './images.store.ts'
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
