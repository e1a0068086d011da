/** A companion's texts as the form's fields hold them, wherever she comes from. */
import type { Companion } from '@everbond/contract'
import type { WizardValues } from './wizard.types.ts'

type Shown = Pick<
  Companion,
  | 'name'
  | 'description'
  | 'bodyDescription'
  | 'hairDescription'
  | 'eyesDescription'
  | 'clothingStyle'
  | 'skinTone'
  | 'specialFeatures'
  | 'vibeEnergy'
  | 'personalityTraits'
  | 'dominantPersonality'
  | 'communicationStyle'
  | 'interests'
  | 'nsfwAllowed'
> & { age: number | null }

type ShownValues = Omit<WizardValues, 'style' | 'behavior' | 'memoryLength'>

export const shownValues = (companion: Shown): ShownValues => ({
  name: companion.name,
  age: companion.age === null ? '' : String(companion.age),
  description: companion.description,
  bodyDescription: companion.bodyDescription ?? '',
  hairDescription: companion.hairDescription ?? '',
  eyesDescription: companion.eyesDescription ?? '',
  clothingStyle: companion.clothingStyle ?? '',
  skinTone: companion.skinTone ?? '',
  specialFeatures: companion.specialFeatures ?? '',
  vibeEnergy: companion.vibeEnergy ?? '',
  personalityTraits: companion.personalityTraits,
  dominantPersonality: companion.dominantPersonality ?? '',
  communicationStyle: companion.communicationStyle ?? '',
  interests: companion.interests,
  nsfwAllowed: companion.nsfwAllowed,
})
