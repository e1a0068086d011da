import { expect, test } from 'vitest'
import { restrictedWords } from './companions.ts'
import { findRestrictedWords } from './word-filter.ts'

const found = (fields: Record<string, string>) => findRestrictedWords(fields, restrictedWords)

test('substrings are found whatever their case, each once', () => {
  expect(found({ clothingStyle: 'A BIKINI, another bikini', vibeEnergy: 'calm' })).toEqual(['bikini'])
})

test('words come in the order in which they appear', () => {
  expect(found({ clothingStyle: 'revealing lingerie', vibeEnergy: 'sensual' })).toEqual([
    'revealing',
    'lingerie',
    'sensual',
  ])
})

test('harmless texts pass', () => {
  expect(
    found({ clothingStyle: 'Dark red knitwear', vibeEnergy: 'Late evening, rain on the window' }),
  ).toEqual([])
})
