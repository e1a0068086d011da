import { describe, expect, it } from 'vitest'
import { daysLeft, deletionState, isNameTyped } from './deletion.rules.ts'

const limits = (remainingDeletions: number) => ({
  deletionsThisMonth: 3 - remainingDeletions,
  maxDeletions: 3,
  remainingDeletions,
  allowed: remainingDeletions > 0,
  nextAllowedDate: null,
})

describe('the typed name', () => {
  it('is the name letter for letter', () => {
    expect(isNameTyped('Inès', 'Inès')).toBe(true)
    expect(isNameTyped('Ine\u0300s', 'Inès')).toBe(true)
    for (const typed of ['', 'inès', 'Ines', 'Inès ', ' Inès']) expect(isNameTyped(typed, 'Inès')).toBe(false)
  })
})

describe('the limits', () => {
  it('warn of the last deletion and stop where none is left', () => {
    expect([undefined, limits(2), limits(1), limits(0)].map(deletionState)).toEqual([
      null,
      'free',
      'last',
      'none',
    ])
  })
})

describe('the days left', () => {
  it('count a begun day as one', () => {
    const erasedAt = '2026-12-21T12:00:00Z'
    const at = (instant: string) => daysLeft(erasedAt, Date.parse(instant))
    expect(at('2026-11-21T12:00:00Z')).toBe(30)
    expect(at('2026-11-21T12:00:01Z')).toBe(30)
    expect(at('2026-12-21T11:59:00Z')).toBe(1)
    expect(at('2026-12-22T00:00:00Z')).toBe(0)
  })
})
