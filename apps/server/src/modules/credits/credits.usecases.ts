/** Grant → reserve → capture or release. Every step is idempotent, and each runs in its caller's transaction. */
import {
  type CreditBreakdown,
  type CreditSource,
  creditSources,
  rollingWindowDays,
  setupCreditsPerCompanion,
  startingCredits,
  type Tier,
  tiers,
} from '@everbond/contract'
import type { Queryable, Transaction } from '../../platform/database/pool.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { newId } from '../../platform/ids.ts'
import {
  addEntry,
  endReservation,
  insertReservation,
  lockPurses,
  readBalance,
  readGranted,
  readPurse,
  readReserveEntries,
} from './credits.store.ts'
import type { CreditUnit } from './credits.tables.ts'
import { type Purse, splitCost } from './split.rules.ts'

const dayMs = 86_400_000

/** The message credits that every account begins with; they never expire (decision 26). */
export const grantStartingCredits = (
  tx: Transaction,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> =>
  addEntry(tx, {
    userId,
    unit: 'message',
    source: 'starting',
    bucket: '',
    kind: 'grant',
    amount: startingCredits.messages,
    reservationId: null,
    stepKey: 'grant:starting',
    createdAt: at,
  })

/**
 * The setup credits of a new companion, bound to her. False where the account has had them for as many companions in
 * 30 days as its tier may hold and delete (decision 17). The caller holds the user's plan, so the count stands.
 */
export const grantSetupCredits = async (
  tx: Transaction,
  { userId, companionId, tier, at }: { userId: string; companionId: string; tier: Tier; at: Date },
): Promise<boolean> => {
  const since = new Date(at.getTime() - rollingWindowDays * dayMs)
  const { grants } = await readGranted(tx, { userId, source: 'free_setup', since })
  if (grants >= tier.maxCompanions + tier.maxDeletions) return false
  return addEntry(tx, {
    userId,
    unit: 'image',
    source: 'free_setup',
    bucket: companionId,
    kind: 'grant',
    amount: setupCreditsPerCompanion,
    reservationId: null,
    stepKey: `grant:free_setup:${companionId}`,
    createdAt: at,
  })
}

export type ReserveRequest = {
  userId: string
  unit: CreditUnit
  /** What the credits are for, and its id: the same pair reserves once. */
  purpose: string
  subject: string
  cost: number
  /** The purses that may pay. */
  purses: readonly Purse[]
  at: Date
}

/** Takes a cost from the purses. Throws `credits.insufficient`; answers the reservation's id. */
export const reserve = async (tx: Transaction, request: ReserveRequest): Promise<string> => {
  const { userId, unit, purpose, subject, cost, at } = request
  const shares = splitCost({ cost, purses: await lockPurses(tx, request) })
  if (!shares) throw new AppError('credits.insufficient')
  const row = await insertReservation(tx, {
    userId,
    id: newId(),
    unit,
    purpose,
    subject,
    cost,
    createdAt: at,
  })
  if (!row) throw new Error(`${purpose} has a reservation already`)
  for (const { source, bucket, amount } of shares) {
    await addEntry(tx, {
      userId,
      unit,
      source,
      bucket,
      kind: 'reserve',
      amount: -amount,
      reservationId: row.id,
      stepKey: `reserve:${row.id}:${source}:${bucket}`,
      createdAt: at,
    })
  }
  return row.id
}

type EndRequest = { userId: string; reservationId: string; at: Date }

const end = async (
  tx: Transaction,
  request: EndRequest,
  state: 'captured' | 'released',
): Promise<boolean> => {
  const { userId, reservationId: id, at } = request
  if (!(await endReservation(tx, { userId, id, state, at }))) return false
  const kind = state === 'captured' ? 'capture' : 'release'
  for (const { unit, source, bucket, amount } of await readReserveEntries(tx, { userId, id })) {
    await addEntry(tx, {
      userId,
      unit,
      source,
      bucket,
      kind,
      amount: kind === 'capture' ? 0 : -amount,
      reservationId: id,
      stepKey: `${kind}:${id}:${source}:${bucket}`,
      createdAt: at,
    })
  }
  return true
}

/** What was reserved is spent. False where the reservation has ended already. */
export const capture = (tx: Transaction, request: EndRequest): Promise<boolean> =>
  end(tx, request, 'captured')

/** Each source gets back exactly what was taken. False where the reservation has ended already. */
export const release = (tx: Transaction, request: EndRequest): Promise<boolean> =>
  end(tx, request, 'released')

/** Trial image credits that a user has spent (decision 16). */
export const readTrialSpent = async (db: Queryable, userId: string): Promise<number> => {
  const { credits } = await readGranted(db, { userId, source: 'free_trial', since: new Date(0) })
  const left = await readBalance(db, { userId, unit: 'image', source: 'free_trial' })
  return Math.min(tiers.free.images, Math.max(0, credits - left))
}

/** Balances beyond the tier: message credits and purchased image credits (decision 26). */
export const readExtraCredits = async (db: Queryable, userId: string) => ({
  messages: await readBalance(db, { userId, unit: 'message', source: 'starting' }),
  images: await readBalance(db, { userId, unit: 'image', source: 'purchased' }),
})

/** What pays for a companion's next picture; setup credits are hers alone (decision 17). */
export const readCompanionCredits = async (
  db: Queryable,
  { userId, companionId }: { userId: string; companionId: string },
): Promise<CreditBreakdown> => {
  const left = async (source: CreditSource) => readBalance(db, { userId, unit: 'image', source })
  const balances = {
    free_setup: await readPurse(db, { userId, unit: 'image', source: 'free_setup', bucket: companionId }),
    free_trial: await left('free_trial'),
    tier: await left('tier'),
    purchased: await left('purchased'),
  }
  return {
    totalAvailable: Object.values(balances).reduce((sum, balance) => sum + balance, 0),
    tierRemaining: balances.tier,
    purchasedRemaining: balances.purchased,
    freeSetupRemaining: balances.free_setup,
    freeTrialRemaining: balances.free_trial,
    nextSource: creditSources.find((source) => balances[source] > 0) ?? null,
  }
}
