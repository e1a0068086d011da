import type { Companion } from '@everbond/contract'
import { expect, it } from 'vitest'
import { badgesOf, displayName, splitByPlan } from './companions.rules.ts'

const none = { dominantPersonality: null, communicationStyle: null, personality: null }

it("badges what is there, once each, or 'AI Generated'", () => {
  expect(badgesOf(none)).toEqual(['AI Generated'])
  expect(
    badgesOf({ dominantPersonality: 'friendly', communicationStyle: 'casual', personality: 'friendly' }),
  ).toEqual(['Friendly', 'Casual'])
})

it("calls a companion without a name 'Unnamed Companion'", () => {
  expect(displayName({ name: ' ' })).toBe('Unnamed Companion')
})

it('shows the newest that the plan has room for; the id decides where dates are equal', () => {
  const at = (id: string, day: number, isDeleted = false): Companion =>
    ({ id, createdAt: `2026-11-0${day}T00:00:00Z`, isDeleted }) as Companion
  const { active, resting } = splitByPlan([at('a', 1), at('b', 2), at('c', 2), at('d', 3, true)], 2)
  expect(active.map(({ id }) => id)).toEqual(['c', 'b'])
  expect(resting.map(({ id }) => id)).toEqual(['a'])
})
