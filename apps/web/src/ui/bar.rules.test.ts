import { expect, it } from 'vitest'
import { usageLevel, usageShare } from './bar.rules.ts'

it.each([
  [0, 10, 'Normal', 0],
  [7, 10, 'Normal', 0.7],
  [8, 10, 'High Usage', 0.8],
  [10, 10, 'At Limit', 1],
  [12, 10, 'At Limit', 1],
  [0, 0, 'At Limit', 1],
  [500, -1, 'Normal', 0],
])('%i of %i is %s', (used, max, level, share) => {
  expect(usageLevel({ used, max })).toBe(level)
  expect(usageShare({ used, max })).toBeCloseTo(share)
})
