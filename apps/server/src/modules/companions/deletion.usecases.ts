/** Deleting, undoing and erasing (companions § 2.5; decision 11). */
import {
  type Companion,
  type DeletedCompanion,
  type DeletionLimits,
  rollingWindowDays,
  type Tier,
} from '@everbond/contract'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isId } from '../../platform/ids.ts'
import { publish } from '../../platform/realtime/hub.ts'
import { lockEntitlement, readEntitlement } from '../plans/index.ts'
import { presentCompanion } from './companions.presenter.ts'
import type { CompanionRow } from './companions.tables.ts'
import { type CompanionDeps, getCompanion } from './companions.usecases.ts'
import { deletionLimits, erasureDate } from './deletion.rules.ts'
import {
  countDeletion,
  giveDeletionBack,
  listDeletedRows,
  listDeletions,
  listExpired,
  lockRow,
  removeRow,
  setDeleted,
} from './deletion.store.ts'

type Key = { userId: string; id: string }

const limitsOf = async (
  db: Queryable,
  options: { userId: string; tier: Tier; now: Date },
): Promise<DeletionLimits> =>
  deletionLimits({
    deletions: await listDeletions(db, options.userId),
    maxDeletions: options.tier.maxDeletions,
    now: options.now,
  })

export const readDeletionLimits = async (
  { db, clock }: CompanionDeps,
  userId: string,
): Promise<DeletionLimits> => {
  const { tier } = await readEntitlement(db, userId)
  return limitsOf(db, { userId, tier, now: clock.now() })
}

const existing = async (tx: Transaction, key: Key): Promise<CompanionRow> => {
  // A text that is no id takes the same way as one that names nothing.
  const row = await lockRow(tx, isId(key.id) ? key : { ...key, id: '00000000-0000-0000-0000-000000000000' })
  if (!row) throw new AppError('companion.not_found')
  return row
}

const tellLists = (tx: Transaction, userId: string) =>
  publish(tx, { userId, event: { type: 'companions_changed' } })

/** Hides her at once; 30 days to undo it. Throws `companion.deletion_limit` where no deletions are left. */
export const deleteCompanion = async ({ db, clock }: CompanionDeps, key: Key): Promise<void> =>
  transaction(db, async (tx) => {
    const { tier } = await lockEntitlement(tx, key.userId)
    const row = await existing(tx, key)
    if (row.deletedAt) throw new AppError('companion.not_found')
    const now = clock.now()
    const { allowed } = await limitsOf(tx, { userId: key.userId, tier, now })
    if (!allowed) throw new AppError('companion.deletion_limit')
    await countDeletion(tx, { ...key, at: now })
    await setDeleted(tx, { ...key, at: now })
    await tellLists(tx, key.userId)
  })

/** Removes her rows, files and jobs for good, whether she was deleted before or not; never counted. */
export const eraseCompanion = async ({ db, clock, events }: CompanionDeps, key: Key): Promise<void> =>
  transaction(db, async (tx) => {
    await lockEntitlement(tx, key.userId)
    await existing(tx, key)
    await events.emit('companion.erased', { tx, ...key, at: clock.now() })
    await removeRow(tx, key)
    await tellLists(tx, key.userId)
  })

/** Undoes a deletion; its count is given back. */
export const restoreCompanion = async (deps: CompanionDeps, key: Key): Promise<Companion> => {
  await transaction(deps.db, async (tx) => {
    await lockEntitlement(tx, key.userId)
    const row = await existing(tx, key)
    if (!row.deletedAt) throw new AppError('companion.not_found')
    await setDeleted(tx, { ...key, at: null })
    await giveDeletionBack(tx, key)
    await tellLists(tx, key.userId)
  })
  return getCompanion(deps, key)
}

export const listDeletedCompanions = async (
  { db }: CompanionDeps,
  userId: string,
): Promise<DeletedCompanion[]> => {
  const rows = await listDeletedRows(db, userId)
  return rows.flatMap((row) =>
    row.deletedAt === null
      ? []
      : [
          {
            ...presentCompanion(row, { resting: false }),
            deletedAt: row.deletedAt.toISOString(),
            erasedAt: erasureDate(row.deletedAt).toISOString(),
          },
        ],
  )
}

/** Erases those whose 30 days are over. Answers how many. */
export const eraseExpired = async (deps: CompanionDeps): Promise<number> => {
  const before = new Date(deps.clock.now().getTime() - rollingWindowDays * 86_400_000)
  const expired = await listExpired(deps.db, before)
  for (const key of expired) await eraseCompanion(deps, key)
  return expired.length
}
