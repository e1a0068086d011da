/** What a character card becomes before anything is saved (decision 14: texts alone come in). */
import * as z from 'zod/mini'
import { cardBodyLimit, cardFormats, cardSpecs } from '../cards.ts'
import { memoryLengths } from '../companions.ts'
import { styleOptions } from '../images.ts'

/** A card as a file holds it: JSON as its text, a picture as base64. */
export const cardUploadSchema = z.object({
  kind: z.enum(cardFormats),
  data: z.string().check(z.minLength(1), z.maxLength(cardBodyLimit)),
})
export type CardUpload = z.output<typeof cardUploadSchema>

const nullable = z.nullable(z.string())

/** What a form is filled with; null where the card says nothing. */
export const importedCompanionSchema = z.object({
  name: z.string(),
  description: z.string(),
  age: z.nullable(z.int()),
  skinTone: nullable,
  specialFeatures: nullable,
  bodyDescription: nullable,
  hairDescription: nullable,
  eyesDescription: nullable,
  clothingStyle: nullable,
  vibeEnergy: nullable,
  interests: z.array(z.string()),
  personalityTraits: z.array(z.string()),
  communicationStyle: nullable,
  dominantPersonality: nullable,
  nsfwAllowed: z.boolean(),
  style: z.enum(styleOptions),
  behavior: z.string(),
  memoryLength: z.enum(memoryLengths),
})
export type ImportedCompanion = z.output<typeof importedCompanionSchema>

export const cardPreviewSchema = z.object({
  spec: z.enum(cardSpecs),
  companion: importedCompanionSchema,
  /** What comes in: the card's field, the companion's, and the text as it will stand there. */
  mapping: z.array(z.object({ from: z.string(), to: z.string(), text: z.string(), shortened: z.boolean() })),
  /** What stays behind, and why. */
  dropped: z.array(z.object({ field: z.string(), reason: z.string() })),
  /** What a save would refuse as it stands. */
  problems: z.array(z.object({ field: z.string(), text: z.string() })),
})
export type CardPreview = z.output<typeof cardPreviewSchema>
