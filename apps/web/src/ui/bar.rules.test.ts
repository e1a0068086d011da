import { expect, it } from 'vitest'
import { usageShare } from './bar.rules.ts'

it.each([
  [0, 10, 0],
  [7, 10, 0.7],
  [12, 10, 1],
  [0, 0, 1],
  [500, -1, 0],
])('%i of %i fills %d of the bar', (used, max, share) => {
  expect(usageShare({ used, max })).toBeCloseTo(share)
})
