import type { OnboardingStatus } from '@everbond/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { AgeMethod } from '#server/providers/age/port.ts'
import type { OnboardingRow } from './onboarding.tables.ts'

/** What is known of a user's setup; a newer version of the terms asks for them again, never for the age. */
export const statusOf = (row: OnboardingRow | undefined, termsVersion: string): OnboardingStatus => {
  const ageVerified = row?.ageVerifiedAt != null
  const termsAccepted = row?.termsVersion === termsVersion
  return { onboardingComplete: ageVerified && termsAccepted, ageVerified, termsAccepted, termsVersion }
}

export type Declaration = { age: AgeMethod | null; termsAccepted: boolean }

/**
 * Throws `onboarding.age_required` or `onboarding.terms_required` where a part is neither known nor declared now
 * (platform §§ 2, 5). Answers what has to be written.
 */
export const decideSubmission = (
  status: OnboardingStatus,
  declaration: Declaration,
): { age: AgeMethod | null; terms: boolean } => {
  if (!status.ageVerified && declaration.age === null) throw new AppError('onboarding.age_required')
  if (!status.termsAccepted && !declaration.termsAccepted) throw new AppError('onboarding.terms_required')
  return { age: status.ageVerified ? null : declaration.age, terms: !status.termsAccepted }
}
