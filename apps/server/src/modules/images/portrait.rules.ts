import { companionDefaults, imageSize } from '@everbond/contract'
import type { ImageRequest } from '../../providers/images/port.ts'
import type { CompanionRow } from '../companions/index.ts'

/** `companion_<companionId>_<slot>_<suffix>` (decision 15). */
export const companionImageId = (options: { companionId: string; slot: number; suffix: string }): string =>
  `companion_${options.companionId}_${options.slot}_${options.suffix}`

const joined = (...texts: (string | null)[]): string | null =>
  texts.filter((text) => text !== null && text !== '').join(', ') || null

/** What the engine is asked for a companion's portrait. Older fields add to the newer ones. */
export const portraitRequest = (companion: CompanionRow, imageId: string): ImageRequest => ({
  identity: companion.id,
  variation: imageId,
  style: companion.style,
  prompt: '',
  nsfw: false,
  ...imageSize,
  appearance: {
    name: companion.name,
    description: companion.description,
    age: companion.age,
    // The default of an empty select is no wish: then her description says, or the engine chooses.
    skinTone: companion.skinTone === companionDefaults.skinTone ? null : companion.skinTone,
    bodyDescription: joined(companion.bodyDescription, companion.bodyType),
    hairDescription: joined(companion.hairDescription, companion.hairColor, companion.hairStyle),
    eyesDescription: joined(companion.eyesDescription, companion.eyeColor),
    clothingStyle: companion.clothingStyle,
    specialFeatures: companion.specialFeatures,
    vibeEnergy: companion.vibeEnergy,
  },
})
