import { routes } from '@everbond/contract'
import { answer, type RouteHandler } from '#server/platform/http/handler.ts'
import type { OnboardingUseCases } from './onboarding.usecases.ts'

export const onboardingRoutes = ({ getStatus, submit }: OnboardingUseCases): RouteHandler[] => [
  answer(routes.getOnboarding, ({ caller }) => getStatus(caller.userId)),
  answer(routes.submitOnboarding, ({ caller, body }) => submit({ userId: caller.userId, ...body })),
]
