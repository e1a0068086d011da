import { expect, test } from 'vitest'
import type { CompanionRow } from '../companions/index.ts'
import { companionImageId, portraitRequest } from './portrait.rules.ts'

const mara: CompanionRow = {
  userId: 'u',
  id: 'c',
  name: 'Mara',
  description: 'A botanist with dark brown skin.',
  age: 31,
  skinTone: 'medium',
  hairColor: 'black',
  hairStyle: null,
  eyeColor: null,
  bodyType: null,
  specialFeatures: null,
  bodyDescription: null,
  hairDescription: 'a long braid',
  eyesDescription: null,
  clothingStyle: 'a green coat',
  vibeEnergy: null,
  interests: [],
  personalityTraits: [],
  communicationStyle: 'casual',
  dominantPersonality: 'friendly',
  nsfwAllowed: true,
  style: 'anime',
  behavior: 'sweet',
  memoryLength: 'medium',
  profileImageId: null,
  profileImageKind: null,
  imageSlot2: null,
  imageSlot3: null,
  slot2Pending: false,
  slot3Pending: false,
  imageGenerationCount: 0,
  portraitStatus: 'none',
  createdAt: new Date(0),
  deletedAt: null,
}

test('the default of an empty skin tone is no wish; a chosen one is', () => {
  expect(portraitRequest(mara, 'i').appearance.skinTone).toBeNull()
  expect(portraitRequest({ ...mara, skinTone: 'Medium' }, 'i').appearance.skinTone).toBe('Medium')
})

test('older fields add to the newer ones, and a portrait is never NSFW', () => {
  const request = portraitRequest(mara, 'i')
  expect(request.appearance.hairDescription).toBe('a long braid, black')
  expect(request).toMatchObject({
    identity: 'c',
    variation: 'i',
    style: 'anime',
    nsfw: false,
    width: 512,
    height: 728,
  })
})

test("a companion's image is named after her and its slot", () => {
  expect(companionImageId({ companionId: 'c', slot: 1, suffix: 'x' })).toBe('companion_c_1_x')
})
