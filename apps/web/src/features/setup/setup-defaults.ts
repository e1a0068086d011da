import { companionDefaults, defaultNsfwIntensity, setupBehaviors, setupStyles } from '@everbond/contract'

/** What the static form begins with (companions § 3); only the first four have a field. */
export const setupDefaults: {
  name: string
  description: string
  style: string
  behavior: string
  nsfw_enabled: boolean
  nsfw_intensity: number
  gender: string
  age: string
  skinTone: string
  hairColor: string
  hairStyle: string
  eyeColor: string
  bodyType: string
} = {
  name: '',
  description: '',
  style: setupStyles[0],
  behavior: setupBehaviors[0],
  nsfw_enabled: false,
  nsfw_intensity: defaultNsfwIntensity,
  gender: '',
  age: String(companionDefaults.age),
  skinTone: '',
  hairColor: '',
  hairStyle: '',
  eyeColor: '',
  bodyType: '',
}
