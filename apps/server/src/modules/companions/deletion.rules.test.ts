import { expect, test } from 'vitest'
import { deletionLimits, erasureDate } from './deletion.rules.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000)
const limits = (deletions: number[], now: number) =>
  deletionLimits({ deletions: deletions.map(day), maxDeletions: 3, now: day(now) })

test('nothing deleted leaves all', () => {
  expect(limits([], 5)).toEqual({
    deletionsThisMonth: 0,
    maxDeletions: 3,
    remainingDeletions: 3,
    allowed: true,
    nextAllowedDate: null,
  })
})

test('the window lasts 30 days from its first deletion, not from the last', () => {
  expect(limits([0, 20, 29], 29.5)).toMatchObject({
    remainingDeletions: 0,
    allowed: false,
    nextAllowedDate: day(30).toISOString(),
  })
  expect(limits([0, 20, 29], 30)).toMatchObject({ deletionsThisMonth: 0, remainingDeletions: 3 })
})

test('the first deletion after a window opens the next', () => {
  expect(limits([0, 20, 31], 32)).toMatchObject({ deletionsThisMonth: 1, remainingDeletions: 2 })
})

test('a plan that allows fewer than were used allows none', () => {
  expect(limits([0, 1, 2, 3], 4)).toMatchObject({ remainingDeletions: 0, allowed: false })
})

test('a deletion can be undone for 30 days', () => {
  expect(erasureDate(day(1))).toEqual(day(31))
})
