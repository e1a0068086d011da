import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../platform/database/pool.ts'
import { type ImageKey, readImage } from './images.store.ts'

const firstLook = 150
const longestPause = 1_000

/** Looks at an image now and then until it has ended, the time is over or the client has gone. */
export const waitForImage = async (
  db: Database,
  key: ImageKey,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): Promise<'ready' | 'failed' | 'processing'> => {
  const deadline = performance.now() + waitMs
  for (let pause = firstLook; ; pause = Math.min(longestPause, pause * 1.5)) {
    const row = await readImage(db, key)
    // A row that has gone was erased with its companion.
    if (!row || row.state === 'failed') return 'failed'
    if (row.state === 'ready') return 'ready'
    if (performance.now() + pause > deadline || signal.aborted) return 'processing'
    await delay(pause)
  }
}
