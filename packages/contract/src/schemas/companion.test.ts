import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { companionCreateSchema } from './companion.ts'

const parse = (value: object) =>
  z.parse(companionCreateSchema, { name: 'Odile', description: 'A cellist.', ...value })

test('empty texts become null and empty selects their defaults', () => {
  const companion = parse({ clothingStyle: '  ', skinTone: '', communicationStyle: null })
  expect(companion).toMatchObject({
    clothingStyle: null,
    vibeEnergy: null,
    skinTone: 'medium',
    communicationStyle: 'casual',
    dominantPersonality: 'friendly',
    style: 'realistic',
    behavior: 'sweet',
    memoryLength: 'medium',
  })
})

test.each([
  ['a list', ['Chess', ' Chess ', '', 'Rain']],
  ['JSON text', '["Chess","Chess","Rain"]'],
  ['comma text', 'Chess, Rain,,Chess'],
])('interests come as %s', (_, interests) => {
  expect(parse({ interests }).interests).toEqual(['Chess', 'Rain'])
})

test.each([
  [undefined, null],
  ['', null],
  [null, null],
  ['27', 27],
  [27, 27],
])('age %s reads as %s', (age, expected) => {
  expect(parse({ age }).age).toBe(expected)
})

test.each([['27.5'], ['soon'], [Number.NaN], [1e9]])('age %s is refused', (age) => {
  expect(() => parse({ age })).toThrow()
})

test('what is not listed is dropped', () => {
  expect(parse({ tier: 'premium', userId: 'x', imageGenerationCount: 9 })).not.toHaveProperty('tier')
})

test('a value that a select does not list is kept', () => {
  expect(parse({ dominantPersonality: 'friendly', skinTone: 'Porcelain' }).skinTone).toBe('Porcelain')
})

test('control characters are taken out of texts and lists, line breaks stay', () => {
  const companion = parse({ description: 'One\u0000\nTwo\u0007', interests: ['Che\u0000ss', '\u0000'] })
  expect(companion).toMatchObject({ description: 'One\nTwo', interests: ['Chess'] })
})
