import { companionCreateSchema, type ImportedCompanion } from '@everbond/contract'
import { expect, it } from 'vitest'
import { toPayload } from '../wizard/wizard.rules.ts'
import { byReason, toWizardValues } from './card-values.rules.ts'

const odile: ImportedCompanion = {
  name: 'Odile',
  description: 'A cellist.\n\nShe moved to the coast.',
  age: 41,
  skinTone: 'Porcelain',
  specialFeatures: 'A ring',
  bodyDescription: null,
  hairDescription: 'Silver',
  eyesDescription: 'Grey',
  clothingStyle: 'Knitwear',
  vibeEnergy: 'Rain',
  interests: ['sea', 'music, old'],
  personalityTraits: ['Calm', 'Brave'],
  communicationStyle: 'casual',
  dominantPersonality: 'friendly',
  nsfwAllowed: true,
  style: 'anime',
  behavior: 'Mysterious',
  memoryLength: 'long',
}

it('goes through the form without a loss, also what the form does not show', () => {
  expect(companionCreateSchema.parse(toPayload(toWizardValues(odile)))).toEqual(odile)
})

it('tells fields that stay behind for the same reason together', () => {
  const dropped = [
    { field: 'creator', reason: 'about' },
    { field: 'assets', reason: 'pictures' },
    { field: 'source', reason: 'about' },
  ]
  expect(byReason(dropped)).toEqual([
    { reason: 'about', fields: ['creator', 'source'] },
    { reason: 'pictures', fields: ['assets'] },
  ])
})
