/** A companion as the edit form holds her. */
import type { Companion } from '@everbond/contract'
import { emptyWizard, type WizardValues } from '../wizard/wizard.types.ts'

/** Her stored values as they are: a select's value that its list does not hold stays (companions § 5). */
export const valuesOf = (companion: Companion): WizardValues => ({
  ...emptyWizard,
  name: companion.name,
  age: String(companion.age),
  description: companion.description,
  bodyDescription: companion.bodyDescription ?? '',
  hairDescription: companion.hairDescription ?? '',
  eyesDescription: companion.eyesDescription ?? '',
  clothingStyle: companion.clothingStyle ?? '',
  skinTone: companion.skinTone ?? '',
  specialFeatures: companion.specialFeatures ?? '',
  vibeEnergy: companion.vibeEnergy ?? '',
  personalityTraits: companion.personalityTraits,
  dominantPersonality: companion.dominantPersonality ?? companion.personality ?? '',
  communicationStyle: companion.communicationStyle ?? '',
  interests: companion.interests,
  nsfwAllowed: companion.nsfwAllowed,
})

const fields = Object.keys(emptyWizard) as (keyof WizardValues)[]

export const isSame = (a: WizardValues, b: WizardValues): boolean =>
  fields.every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]))
