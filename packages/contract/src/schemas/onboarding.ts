/** Age and terms (platform §§ 2, 3, 5). */
import * as z from 'zod/mini'

export const onboardingStatusSchema = z.object({
  onboardingComplete: z.boolean(),
  ageVerified: z.boolean(),
  termsAccepted: z.boolean(),
  /** The version that is accepted now. */
  termsVersion: z.string(),
})
export type OnboardingStatus = z.output<typeof onboardingStatusSchema>

export const onboardingSubmissionSchema = z.object({
  ageVerified: z.boolean(),
  termsAccepted: z.boolean(),
})
