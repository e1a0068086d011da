import { expect, it } from 'vitest'
import { traitBadges } from './traits.rules.ts'

const of = (personalityTraits: string[], dominantPersonality: string | null = null) =>
  traitBadges({ personalityTraits, dominantPersonality, communicationStyle: null, personality: null })

it('shows three traits and counts the rest', () => {
  expect(of(['Witty', 'Calm', 'Direct'])).toEqual({ shown: ['Witty', 'Calm', 'Direct'], more: [] })
  expect(of(['Witty', 'Calm', 'Direct', 'Playful', 'Logical'])).toEqual({
    shown: ['Witty', 'Calm', 'Direct'],
    more: ['Playful', 'Logical'],
  })
})

it('falls back to what a card shows', () => {
  expect(of([], 'friendly').shown).toEqual(['Friendly'])
  expect(of([]).shown).toEqual(['AI Generated'])
})
