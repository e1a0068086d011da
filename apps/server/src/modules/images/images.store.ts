import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { discardedFiles, type ImageRow, images } from './images.tables.ts'

export type ImageKey = { userId: string; id: string }

const imageIs = ({ userId, id }: ImageKey) => and(eq(images.userId, userId), eq(images.id, id))

export const insertImage = async (tx: Transaction, row: typeof images.$inferInsert): Promise<void> => {
  await tx.insert(images).values(row)
}

export const readImage = async (db: Queryable, key: ImageKey): Promise<ImageRow | undefined> => {
  const [row] = await db.select().from(images).where(imageIs(key))
  return row
}

/**
 * Takes an image for rendering: one that waits, or one whose worker has not been heard of since `staleBefore`.
 * Undefined where it is done or another worker has it.
 */
export const claimImage = async (
  db: Queryable,
  { key, worker, at, staleBefore }: { key: ImageKey; worker: string; at: Date; staleBefore: Date },
): Promise<ImageRow | undefined> => {
  const [row] = await db
    .update(images)
    .set({ state: 'rendering', claimedBy: worker, heartbeatAt: at, attempts: sql`${images.attempts} + 1` })
    .where(
      and(
        imageIs(key),
        or(
          eq(images.state, 'queued'),
          and(inArray(images.state, ['rendering', 'stored']), lt(images.heartbeatAt, staleBefore)),
        ),
      ),
    )
    .returning()
  return row
}

/** Says that the worker still has it. False where it was taken away. */
export const beat = async (
  db: Queryable,
  { key, worker, at }: { key: ImageKey; worker: string; at: Date },
): Promise<boolean> => {
  const rows = await db
    .update(images)
    .set({ heartbeatAt: at })
    .where(and(imageIs(key), eq(images.claimedBy, worker), inArray(images.state, ['rendering', 'stored'])))
    .returning({ id: images.id })
  return rows.length > 0
}

type StoredFile = Pick<
  ImageRow,
  'engine' | 'engineKind' | 'storageKey' | 'contentType' | 'bytes' | 'width' | 'height'
>

/** The file stands in the storage. False where the worker has lost the image. */
export const markStored = async (
  db: Queryable,
  { key, worker, file }: { key: ImageKey; worker: string; file: StoredFile },
): Promise<boolean> => {
  const rows = await db
    .update(images)
    .set({ ...file, state: 'stored' })
    .where(and(imageIs(key), eq(images.claimedBy, worker), eq(images.state, 'rendering')))
    .returning({ id: images.id })
  return rows.length > 0
}

/** Moves a stored image to its end. False where it is not stored (any more). */
export const markReady = async (
  tx: Transaction,
  { key, at }: { key: ImageKey; at: Date },
): Promise<boolean> => {
  const rows = await tx
    .update(images)
    .set({ state: 'ready', finishedAt: at, claimedBy: null })
    .where(and(imageIs(key), eq(images.state, 'stored')))
    .returning({ id: images.id })
  return rows.length > 0
}

export const markFailed = async (
  tx: Transaction,
  { key, at, failure }: { key: ImageKey; at: Date; failure: string },
): Promise<boolean> => {
  const rows = await tx
    .update(images)
    .set({ state: 'failed', finishedAt: at, failure, claimedBy: null })
    .where(and(imageIs(key), inArray(images.state, ['queued', 'rendering', 'stored'])))
    .returning({ id: images.id })
  return rows.length > 0
}

/** Puts an image back in line for another try. */
export const requeue = async (db: Queryable, key: ImageKey): Promise<void> => {
  await db
    .update(images)
    .set({ state: 'queued', claimedBy: null, heartbeatAt: null })
    .where(and(imageIs(key), inArray(images.state, ['rendering', 'stored'])))
}

/** Images that nobody works on any more: this worker's own from an earlier life, or gone silent, or never begun. */
export const listOrphans = (
  db: Queryable,
  { worker, staleBefore, queuedBefore }: { worker: string | null; staleBefore: Date; queuedBefore: Date },
): Promise<ImageKey[]> =>
  db
    .select({ userId: images.userId, id: images.id })
    .from(images)
    .where(
      or(
        and(
          inArray(images.state, ['rendering', 'stored']),
          or(
            lt(images.heartbeatAt, staleBefore),
            isNull(images.heartbeatAt),
            worker === null ? sql`false` : eq(images.claimedBy, worker),
          ),
        ),
        and(eq(images.state, 'queued'), lt(images.createdAt, queuedBefore)),
      ),
    )
    .limit(1000)

export const listOfCompanion = (
  tx: Transaction,
  { userId, companionId }: { userId: string; companionId: string },
): Promise<ImageRow[]> =>
  tx
    .select()
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.companionId, companionId)))
    .for('update')

export const deleteImages = async (tx: Transaction, { userId, ids }: { userId: string; ids: string[] }) => {
  await tx.delete(images).where(and(eq(images.userId, userId), inArray(images.id, ids)))
}

/** Remembers files to be deleted once the transaction has committed. */
export const discardFiles = async (
  tx: Transaction,
  { userId, storageKeys }: { userId: string; storageKeys: string[] },
): Promise<void> => {
  const rows = storageKeys.map((storageKey) => ({ userId, storageKey }))
  await tx.insert(discardedFiles).values(rows).onConflictDoNothing()
}

export const listDiscarded = (db: Queryable) => db.select().from(discardedFiles).limit(1000)

export const forgetDiscarded = async (
  db: Queryable,
  { userId, storageKey }: { userId: string; storageKey: string },
): Promise<void> => {
  await db
    .delete(discardedFiles)
    .where(and(eq(discardedFiles.userId, userId), eq(discardedFiles.storageKey, storageKey)))
}

/** The picture of a slot that is on its way. */
export const readUnfinished = async (
  tx: Transaction,
  { userId, companionId, slot }: { userId: string; companionId: string; slot: number },
): Promise<ImageRow | undefined> => {
  const [row] = await tx
    .select()
    .from(images)
    .where(
      and(
        eq(images.userId, userId),
        eq(images.companionId, companionId),
        eq(images.slot, slot),
        inArray(images.state, ['queued', 'rendering', 'stored']),
      ),
    )
  return row
}
