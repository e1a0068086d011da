/** A companion's pictures and what pays for them (companions §§ 3, 7; decisions 16–18, 20, 23). */
import * as z from 'zod/mini'
import { creditSources, imageWidths } from '../images.ts'
import { tierKeySchema } from './account.ts'
import { companionUpdateSchema } from './companion.ts'
import { pathId } from './fields.ts'

/** The slots beside the profile image. */
export const extraSlots = [2, 3] as const
export const extraSlotSchema = z.literal(extraSlots)

/** `formData` is the form's unsaved texts: drawn from, checked like a save, not saved. */
export const generateCompanionImageSchema = z.object({
  companionId: pathId,
  /** 0 is the profile image, 1 and 2 are the options in slots 2 and 3. */
  slotIndex: z.literal([0, 1, 2]),
  formData: z.optional(z.nullable(companionUpdateSchema)),
})

export const generatedImageSchema = z.object({
  /** 'processing' where the picture was not done in time: a live event or the next poll brings it. */
  status: z.enum(['completed', 'processing']),
  /** The image's id; null while it is on its way. */
  imageUrl: z.nullable(z.string()),
  generationsRemaining: z.int(),
})
export type GeneratedImage = z.output<typeof generatedImageSchema>

export const creditBreakdownSchema = z.object({
  totalAvailable: z.int(),
  tierRemaining: z.int(),
  purchasedRemaining: z.int(),
  freeSetupRemaining: z.int(),
  freeTrialRemaining: z.int(),
  /** What the next picture would be paid from; null where nothing is left. */
  nextSource: z.nullable(z.enum(creditSources)),
})
export type CreditBreakdown = z.output<typeof creditBreakdownSchema>

export const companionImageUsageSchema = z.object({
  dailyLimit: z.int(),
  dailyCount: z.int(),
  monthlyLimit: z.int(),
  monthlyCount: z.int(),
  tier: tierKeySchema,
  userId: z.string(),
  generationsRemaining: z.int(),
  creditBreakdown: creditBreakdownSchema,
})
export type CompanionImageUsage = z.output<typeof companionImageUsageSchema>

/** One of the ladder's widths, in pixels; anything else is the picture as it is. */
export const widthQuery = z.object({
  w: z.optional(z.enum(imageWidths.map(String) as [string, ...string[]])),
})
