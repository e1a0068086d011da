import type { Database } from '../../platform/database/pool.ts'
import type { Storage } from '../../providers/storage/port.ts'
import { type ImageKey, readImage } from './images.store.ts'

/** The file of an image that is done; null where there is none. */
export const readPicture = async (
  { db, storage }: { db: Database; storage: Storage },
  key: ImageKey,
): Promise<Uint8Array | null> => {
  const row = await readImage(db, key)
  const file = row?.state === 'ready' && row.storageKey !== null ? await storage.get(row.storageKey) : null
  return file?.body ?? null
}
