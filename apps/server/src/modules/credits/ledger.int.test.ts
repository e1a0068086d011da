import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '../../platform/database/test-database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { createTestAccount } from '../../testing/account.ts'
import { sized } from '../../testing/size.ts'
import { capture, release, reserve } from './index.ts'
import { splitCost } from './split.rules.ts'
import { balancesOf, entrySumsOf, grantImages, type ImageSource } from './testing/ledger.ts'

const { db } = await testDatabase()
const at = new Date('2026-11-21T12:00:00Z')
const sources: ImageSource[] = ['purchased', 'tier', 'free_trial']
const bucketOf = (source: ImageSource) => (source === 'tier' ? 'window' : '')
const purses = sources.map((source) => ({ source, bucket: bucketOf(source) }))

/** Steps name grants and reservations by small numbers, so that repeats and wrong turns are frequent. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    source: fc.constantFrom(...sources),
    amount: fc.integer({ min: 1, max: 4 }),
    n: fc.nat(5),
  }),
  fc.record({ do: fc.constant('reserve' as const), cost: fc.integer({ min: 1, max: 5 }), n: fc.nat(5) }),
  fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), n: fc.nat(5) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type Open = { id: string; shares: [string, number][]; isOpen: boolean }
type Model = { balances: Record<string, number>; granted: Set<string>; reservations: Map<number, Open> }

/** Does one step to the ledger and to a model of it, and holds the one against the other. */
const take = async (model: Model, userId: string, action: Step): Promise<void> => {
  if (action.do === 'grant') {
    const { source, amount, n } = action
    const stepKey = `grant:${source}:${n}`
    expect(await grantImages(db, { userId, source, amount, stepKey, at })).toBe(!model.granted.has(stepKey))
    if (model.granted.has(stepKey)) return
    model.granted.add(stepKey)
    const purse = `${source}/${bucketOf(source)}`
    model.balances[purse] = (model.balances[purse] ?? 0) + amount
  } else if (action.do === 'reserve') {
    const { cost, n } = action
    const shares = splitCost({
      cost,
      purses: purses.map((purse) => ({
        ...purse,
        balance: model.balances[`${purse.source}/${purse.bucket}`] ?? 0,
      })),
    })
    const attempt = transaction(db, (tx) =>
      reserve(tx, { userId, unit: 'image', purpose: 'image', subject: `image ${n}`, cost, purses, at }),
    )
    if (shares === null) return expect(attempt).rejects.toBeInstanceOf(AppError)
    if (model.reservations.has(n)) return expect(attempt).rejects.toThrow('has a reservation already')
    const taken = shares.map(({ source, bucket, amount }): [string, number] => [
      `${source}/${bucket}`,
      amount,
    ])
    model.reservations.set(n, { id: await attempt, shares: taken, isOpen: true })
    for (const [purse, amount] of taken) model.balances[purse] = (model.balances[purse] ?? 0) - amount
  } else {
    const reservation = model.reservations.get(action.n)
    if (!reservation) return
    const end = action.do === 'capture' ? capture : release
    const ended = await transaction(db, (tx) => end(tx, { userId, reservationId: reservation.id, at }))
    expect(ended).toBe(reservation.isOpen)
    if (ended && action.do === 'release') {
      for (const [purse, amount] of reservation.shares)
        model.balances[purse] = (model.balances[purse] ?? 0) + amount
    }
    reservation.isOpen = false
  }
}

test('whatever steps come in whatever order, the ledger does what its model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const userId = await createTestAccount(db)
      const model: Model = { balances: {}, granted: new Set(), reservations: new Map() }
      for (const action of steps) {
        await take(model, userId, action)
        const balances = await balancesOf(db, userId)
        expect(balances).toEqual(model.balances)
        expect(await entrySumsOf(db, userId)).toEqual(balances)
        for (const balance of Object.values(balances)) expect(balance).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: sized({ small: 12, full: 200 }) },
  )
}, 120_000)
