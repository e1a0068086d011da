import type { RouteHandler } from '#server/platform/http/handler.ts'
import { onboardingRoutes } from './onboarding.routes.ts'
import { createUseCases, type OnboardingDeps, type OnboardingUseCases } from './onboarding.usecases.ts'

export type { OnboardingDeps } from './onboarding.usecases.ts'

export type Onboarding = Pick<OnboardingUseCases, 'getStatus' | 'assertOnboarded'> & {
  routes: RouteHandler[]
}

export const createOnboarding = (deps: OnboardingDeps): Onboarding => {
  const useCases = createUseCases(deps)
  return { ...useCases, routes: onboardingRoutes(useCases) }
}
