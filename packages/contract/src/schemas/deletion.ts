/** Deleting a companion (companions §§ 2.5, 3; decision 11). */
import * as z from 'zod/mini'
import { companionSchema } from './companion.ts'
import { instant } from './fields.ts'

export const deletionLimitsSchema = z.object({
  deletionsThisMonth: z.int(),
  maxDeletions: z.int(),
  remainingDeletions: z.int(),
  allowed: z.boolean(),
  /** When the window of 30 days ends; null while deletions remain. */
  nextAllowedDate: z.nullable(instant),
})
export type DeletionLimits = z.output<typeof deletionLimitsSchema>

/** A companion that can still be brought back. */
export const deletedCompanionSchema = z.extend(companionSchema, { deletedAt: instant, erasedAt: instant })
export type DeletedCompanion = z.output<typeof deletedCompanionSchema>
