import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCost } from './split.rules.ts'

const purse = (source: string, balance: number) => ({ source, bucket: '', balance })

test('sources are spent in their order, whatever order they come in', () => {
  const purses = [purse('purchased', 9), purse('tier', 1), purse('free_setup', 1), purse('free_trial', 1)]
  expect(splitCost({ cost: 4, purses })).toEqual([
    { source: 'free_setup', bucket: '', amount: 1 },
    { source: 'free_trial', bucket: '', amount: 1 },
    { source: 'tier', bucket: '', amount: 1 },
    { source: 'purchased', bucket: '', amount: 1 },
  ])
})

test('too little pays nothing', () => {
  expect(splitCost({ cost: 2, purses: [purse('tier', 1)] })).toBeNull()
})

test('shares add up to the cost and never exceed a purse', () => {
  const purses = fc.array(
    fc.record({ source: fc.constantFrom('tier', 'purchased'), bucket: fc.string(), balance: fc.nat(5) }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), purses, (cost, list) => {
      const shares = splitCost({ cost, purses: list })
      const total = list.reduce((sum, { balance }) => sum + balance, 0)
      expect(shares === null).toBe(total < cost)
      expect(shares?.reduce((sum, { amount }) => sum + amount, 0) ?? cost).toBe(cost)
    }),
  )
})
