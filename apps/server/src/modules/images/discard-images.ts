import type { Transaction } from '../../platform/database/pool.ts'
import { deleteImages, discardFiles, type ImageKey } from './images.store.ts'

/** Where the file of an image stands. */
export const storageKeyOf = ({ userId, id }: ImageKey): string => `images/${userId}/${id}.jpg`

/** Removes images' rows; their files go once the transaction has committed, whether written already or not. */
export const discardImages = async (
  tx: Transaction,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<void> => {
  await discardFiles(tx, { userId, storageKeys: ids.map((id) => storageKeyOf({ userId, id })) })
  await deleteImages(tx, { userId, ids })
}
