import { defineRoute } from '../route.ts'
import { onboardingStatusSchema, onboardingSubmissionSchema } from '../schemas/onboarding.ts'

export const getOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding',
  auth: 'session',
  summary: 'How far the account setup is',
  response: onboardingStatusSchema,
  errors: ['auth.required', 'auth.locked'],
  limit: 'read',
})

export const submitOnboarding = defineRoute({
  method: 'POST',
  path: '/api/onboarding',
  auth: 'session',
  summary: 'Declare the age and accept the terms',
  body: onboardingSubmissionSchema,
  response: onboardingStatusSchema,
  errors: ['auth.required', 'auth.locked', 'onboarding.age_required', 'onboarding.terms_required'],
  limit: 'write',
})
