import { type CompanionCreateInput, createConstants } from '@everbond/contract'

type Fixed = Required<Pick<CompanionCreateInput, keyof typeof createConstants>>

/** What the form holds: every text as it was typed. */
export type WizardValues = Fixed & {
  name: string
  age: string
  description: string
  bodyDescription: string
  hairDescription: string
  eyesDescription: string
  clothingStyle: string
  skinTone: string
  specialFeatures: string
  vibeEnergy: string
  personalityTraits: string[]
  dominantPersonality: string
  communicationStyle: string
  interests: string[]
  nsfwAllowed: boolean
}

export const emptyWizard: WizardValues = {
  name: '',
  age: '',
  description: '',
  bodyDescription: '',
  hairDescription: '',
  eyesDescription: '',
  clothingStyle: '',
  skinTone: '',
  specialFeatures: '',
  vibeEnergy: '',
  personalityTraits: [],
  dominantPersonality: '',
  communicationStyle: '',
  interests: [],
  nsfwAllowed: false,
  // Shown nowhere: another value comes with a character card of ours alone.
  ...createConstants,
}

/** 0 Basic Info, 1 Personality. */
export type WizardStep = 0 | 1
