/** A companion: what a form sends, and what the server answers (companions §§ 3, 5; decisions 9, 10, 12). */
import * as z from 'zod/mini'
import { companionCaps, companionDefaults, createConstants, memoryLengths } from '../companions.ts'
import { instant, optionalText, text, textList } from './fields.ts'

const { name, description, text: textCap, option, interests, interest, traits, age } = companionCaps

/** A missing, null or empty age is left to the server's default (decision 9); whether it is ≥ 18 is a rule, not a shape. */
const ageField = z.pipe(
  z.pipe(
    z.optional(z.union([z.number(), z.string(), z.null()])),
    z.transform((value) =>
      value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
        ? null
        : Number(value),
    ),
  ),
  z.nullable(
    z.int({ error: 'Age must be a whole number.' }).check(z.maximum(age, { error: 'That age is too high.' })),
  ),
)

const withDefault = (fallback: string) =>
  z.pipe(
    z.optional(optionalText(option)),
    z.transform((value) => value ?? fallback),
  )
const optional = z.pipe(
  z.optional(optionalText(textCap)),
  z.transform((value) => value ?? null),
)

/** The create payload. Keys that it does not list are ignored; none can set tier, credits, flags or owner. */
export const companionCreateSchema = z.object({
  name: text(name),
  description: text(description),
  age: ageField,
  skinTone: withDefault(companionDefaults.skinTone),
  specialFeatures: optional,
  bodyDescription: optional,
  hairDescription: optional,
  eyesDescription: optional,
  clothingStyle: optional,
  vibeEnergy: optional,
  interests: z._default(textList({ entries: interests, length: interest }), []),
  personalityTraits: z._default(textList({ entries: traits, length: option }), []),
  communicationStyle: withDefault(companionDefaults.communicationStyle),
  dominantPersonality: withDefault(companionDefaults.dominantPersonality),
  nsfwAllowed: z._default(z.boolean(), false),
  style: z._default(z.enum(['realistic', 'portrait', 'anime', 'fantasy']), createConstants.style),
  behavior: z._default(text(option), createConstants.behavior),
  memoryLength: z._default(z.enum(memoryLengths), createConstants.memoryLength),
})
export type CompanionCreate = z.output<typeof companionCreateSchema>
export type CompanionCreateInput = z.input<typeof companionCreateSchema>

/** What an edit may change: an absent key stays as it is, null clears (decision 10). A null age is the default one. */
export const companionUpdateSchema = z.object({
  name: z.optional(text(name)),
  description: z.optional(text(description)),
  age: z.optional(ageField),
  skinTone: z.optional(optionalText(option)),
  specialFeatures: z.optional(optionalText(textCap)),
  bodyDescription: z.optional(optionalText(textCap)),
  hairDescription: z.optional(optionalText(textCap)),
  eyesDescription: z.optional(optionalText(textCap)),
  clothingStyle: z.optional(optionalText(textCap)),
  vibeEnergy: z.optional(optionalText(textCap)),
  interests: z.optional(textList({ entries: interests, length: interest })),
  personalityTraits: z.optional(textList({ entries: traits, length: option })),
  communicationStyle: z.optional(optionalText(option)),
  dominantPersonality: z.optional(optionalText(option)),
  nsfwAllowed: z.optional(z.boolean()),
  memoryLength: z.optional(z.enum(memoryLengths)),
})
export type CompanionUpdate = z.output<typeof companionUpdateSchema>
export type CompanionUpdateInput = z.input<typeof companionUpdateSchema>

/** Where the picture of slot 1 stands: nothing asked, on its way, there, or given up. */
export const portraitStatuses = ['none', 'pending', 'ready', 'failed'] as const
export type PortraitStatus = (typeof portraitStatuses)[number]

/** A drawing by rules, or a photograph-like picture of a trained model. */
export const imageKinds = ['illustration', 'photograph'] as const
export type ImageKind = (typeof imageKinds)[number]

const nullable = z.nullable(z.string())

export const companionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  age: z.int(),
  skinTone: nullable,
  hairColor: nullable,
  hairStyle: nullable,
  eyeColor: nullable,
  bodyType: nullable,
  specialFeatures: nullable,
  bodyDescription: nullable,
  hairDescription: nullable,
  eyesDescription: nullable,
  clothingStyle: nullable,
  vibeEnergy: nullable,
  interests: z.array(z.string()),
  personalityTraits: z.array(z.string()),
  traits: z.array(z.string()),
  communicationStyle: nullable,
  dominantPersonality: nullable,
  /** Older alias of dominantPersonality. */
  personality: nullable,
  nsfwAllowed: z.boolean(),
  style: z.string(),
  behavior: z.string(),
  memoryLength: z.string(),
  /** The id of the profile image; never an address. */
  profileImageUrl: nullable,
  avatarUrl: nullable,
  profileImageKey: nullable,
  /** What made the profile image: its details say so. */
  profileImageKind: z.nullable(z.enum(imageKinds)),
  portraitStatus: z.enum(portraitStatuses),
  imageSlot2: nullable,
  imageSlot3: nullable,
  /** Extra slots whose picture is on its way. */
  generatingSlots: z.array(z.int()),
  imageGenerationCount: z.int(),
  telegramConnected: z.boolean(),
  whatsappConnected: z.boolean(),
  isDeleted: z.boolean(),
  /** Beyond what the plan allows: kept and readable, nothing new (decision 12). */
  resting: z.boolean(),
  createdAt: instant,
})
export type Companion = z.output<typeof companionSchema>
