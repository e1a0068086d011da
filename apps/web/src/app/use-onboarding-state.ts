import { useOnboarding } from '#web/features/onboarding/api/use-onboarding.ts'
import type { OnboardingState } from './admin/admin-gate.rules.ts'

export const useOnboardingState = (): OnboardingState => {
  const { data, isError } = useOnboarding()
  if (data !== undefined) return data.onboardingComplete ? 'complete' : 'incomplete'
  return isError ? 'failed' : 'loading'
}
