import type { Companion, CompanionCreate, CompanionUpdate, Tier } from '@everbond/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/pool.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { EventBus } from '../../platform/events.ts'
import { isId, newId } from '../../platform/ids.ts'
import { publish } from '../../platform/realtime/hub.ts'
import { lockEntitlement, readEntitlement } from '../plans/index.ts'
import { presentCompanion, proposalOf } from './companions.presenter.ts'
import { checkCompanion, isResting, withChanges } from './companions.rules.ts'
import { countRows, insertRow, listRows, readRow, updateRow } from './companions.store.ts'
import type { CompanionRow } from './companions.tables.ts'

/** Told in the transaction that creates her: her portrait is started with her or not at all. */
export type CompanionEvents = {
  'companion.created': { tx: Transaction; companion: CompanionRow; tier: Tier; at: Date }
  /** Before her row goes: whoever keeps something of hers lets it go in the same transaction. */
  'companion.erased': { tx: Transaction; userId: string; id: string; at: Date }
}

export type CompanionDeps = { db: Database; clock: Clock; events: Pick<EventBus<CompanionEvents>, 'emit'> }

export const listCompanions = async ({ db }: CompanionDeps, userId: string): Promise<Companion[]> => {
  const { tier } = await readEntitlement(db, userId)
  const rows = await listRows(db, userId)
  return rows.map((row, position) => presentCompanion(row, { resting: isResting({ position, tier }) }))
}

/** Throws `companion.not_found` for an id that is another's, no id at all, or deleted. */
export const getCompanion = async (
  deps: CompanionDeps,
  { userId, id }: { userId: string; id: string },
): Promise<Companion> => {
  // An id that cannot exist takes the same way as one that does not.
  const companion = (await listCompanions(deps, userId)).find((entry) => entry.id === id)
  if (!companion) throw new AppError('companion.not_found')
  return companion
}

/**
 * Creates a companion and starts her portrait, in one transaction that holds the user's plan: parallel creations
 * wait for each other, so the limit stands.
 */
export const createCompanion = async (
  { db, clock, events }: CompanionDeps,
  { userId, payload }: { userId: string; payload: CompanionCreate },
): Promise<Companion> =>
  transaction(db, async (tx) => {
    const { tier } = await lockEntitlement(tx, userId)
    const at = clock.now()
    const checked = checkCompanion(payload, { tier, now: at })
    if ((await countRows(tx, userId)) >= tier.maxCompanions) throw new AppError('companion.limit_reached')
    const written = await insertRow(tx, { ...checked, userId, id: newId(), createdAt: at })
    await events.emit('companion.created', { tx, companion: written, tier, at })
    await publish(tx, { userId, event: { type: 'companions_changed' } })
    const row = (await readRow(tx, { userId, id: written.id })) ?? written
    return presentCompanion(row, { resting: false })
  })

/**
 * A companion as a form would leave her, checked as a save is, and not saved. Throws what a save would throw.
 */
export const draftOf = (
  row: CompanionRow,
  { changes, tier, now }: { changes: CompanionUpdate; tier: Tier; now: Date },
): CompanionRow => ({
  ...row,
  ...checkCompanion(withChanges(proposalOf(row), changes), { tier, now, nsfwBefore: row.nsfwAllowed }),
})

/**
 * Changes a companion: absent keys stay, null clears (decision 10). All of her is checked again, so that what was
 * saved under older rules does not stay by an edit of something else.
 */
export const updateCompanion = async (
  deps: CompanionDeps,
  { userId, id, changes }: { userId: string; id: string; changes: CompanionUpdate },
): Promise<Companion> => {
  await transaction(deps.db, async (tx) => {
    const { tier } = await lockEntitlement(tx, userId)
    const row = isId(id) ? await readRow(tx, { userId, id }) : undefined
    if (!row) throw new AppError('companion.not_found')
    await updateRow(tx, { userId, id, changes: draftOf(row, { changes, tier, now: deps.clock.now() }) })
    await publish(tx, { userId, event: { type: 'companions_changed' } })
  })
  return getCompanion(deps, { userId, id })
}
