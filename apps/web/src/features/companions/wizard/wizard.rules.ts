/** The wizard's checks and what it sends (companions §§ 3, 5; decision 9). */
import {
  type CompanionCreateInput,
  type CompanionUpdateInput,
  companionCaps,
  companionDefaults,
  filteredFields,
  findRestrictedWords,
  minimumAge,
  namedRestrictedWords,
  restrictedWords,
  unfilteredTiers,
} from '@everbond/contract'
import { toasts, wholeYears } from './texts.ts'
import type { WizardStep, WizardValues } from './wizard.types.ts'

export type WizardProblem = {
  field: keyof WizardValues
  /** Said at the field. */
  text: string
  /** Said as a toast. */
  toast: { title: string; description: string }
}

export const canGoOn = ({ name, description }: Pick<WizardValues, 'name' | 'description'>): boolean =>
  name.trim() !== '' && description.trim() !== ''

const checkRequired = (values: WizardValues): WizardProblem | null => {
  if (canGoOn(values)) return null
  const field = values.name.trim() === '' ? 'name' : 'description'
  return { field, text: toasts.required.description, toast: toasts.required }
}

/** An empty age is blocked like one under 18. */
const checkAge = ({ age }: WizardValues): WizardProblem | null => {
  const years = age.trim() === '' ? Number.NaN : Number(age)
  if (!(years >= minimumAge)) return { field: 'age', text: toasts.age.description, toast: toasts.age }
  const isWhole = Number.isInteger(years) && years <= companionCaps.age
  return isWhole
    ? null
    : { field: 'age', text: wholeYears, toast: { title: toasts.age.title, description: wholeYears } }
}

const checkWords = (values: WizardValues, tier: string): WizardProblem | null => {
  if (unfilteredTiers.includes(tier)) return null
  const scanned = Object.fromEntries(filteredFields.map((field) => [field, values[field]]))
  const found = findRestrictedWords(scanned, restrictedWords)
  const field = filteredFields.find(
    (name) => findRestrictedWords({ [name]: values[name] }, restrictedWords).length > 0,
  )
  if (field === undefined) return null
  const toast = toasts.restricted(found.slice(0, namedRestrictedWords))
  return { field, text: toast.description, toast }
}

/** The first thing that keeps the form from going on to step 2; null when nothing does. */
export const basicInfoProblem = ({
  values,
  tier,
}: {
  values: WizardValues
  tier: string
}): WizardProblem | null => checkRequired(values) ?? checkAge(values) ?? checkWords(values, tier)

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What every save sends: the fields that the wizard shows to everybody, with the defaults of empty selects. */
const submittedFields = (values: WizardValues) => {
  const dominantPersonality = values.dominantPersonality || companionDefaults.dominantPersonality
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    age: Number(values.age),
    skinTone: values.skinTone || companionDefaults.skinTone,
    specialFeatures: orNull(values.specialFeatures),
    bodyDescription: orNull(values.bodyDescription),
    hairDescription: orNull(values.hairDescription),
    eyesDescription: orNull(values.eyesDescription),
    clothingStyle: orNull(values.clothingStyle),
    vibeEnergy: orNull(values.vibeEnergy),
    interests: values.interests,
    personalityTraits: values.personalityTraits,
    traits: values.personalityTraits,
    communicationStyle: values.communicationStyle || companionDefaults.communicationStyle,
    dominantPersonality,
    personality: dominantPersonality,
  }
}

/** The create payload: submitted fields, defaults of empty selects, and the fixed fields (companions §§ 3, 5). */
export const toPayload = (values: WizardValues): CompanionCreateInput => ({
  ...submittedFields(values),
  nsfwAllowed: values.nsfwAllowed,
  style: values.style,
  behavior: values.behavior,
  memoryLength: values.memoryLength,
})

/** What an edit sends: nothing that the wizard does not show (decision 10). */
export const toUpdate = (values: WizardValues, { nsfw }: { nsfw: boolean }): CompanionUpdateInput => ({
  ...submittedFields(values),
  ...(nsfw ? { nsfwAllowed: values.nsfwAllowed } : {}),
})

/** The interest to add, or null where it is empty or there already. */
export const interestToAdd = (typed: string, interests: readonly string[]): string | null => {
  const interest = typed.trim()
  return interest === '' || interests.includes(interest) ? null : interest
}

const personalityFields: readonly string[] = [
  'personalityTraits',
  'dominantPersonality',
  'communicationStyle',
  'interests',
  'nsfwAllowed',
] satisfies (keyof WizardValues)[]

/** The field of the form that a server's error names ('interests.0' is 'interests'), and the step that it is on. */
export const placeOfField = (
  field: string | null,
  values: WizardValues,
): { field: keyof WizardValues; step: WizardStep } | null => {
  const name = field?.split('.')[0]
  if (name === undefined || !(name in values)) return null
  return { field: name as keyof WizardValues, step: personalityFields.includes(name) ? 1 : 0 }
}
