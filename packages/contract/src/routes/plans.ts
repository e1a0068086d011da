import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import {
  tierLimitsSchema,
  tierSchema,
  usageSchema,
  userPlanSchema,
  windowUsageSchema,
} from '../schemas/account.ts'

const signedIn = { auth: 'session', errors: ['auth.required', 'auth.locked'], limit: 'read' } as const

export const getUserPlan = defineRoute({
  ...signedIn,
  method: 'GET',
  path: '/api/user/plan',
  summary: 'Tier, credits and use of the signed-in user',
  response: userPlanSchema,
})

export const getTierLimits = defineRoute({
  ...signedIn,
  method: 'GET',
  path: '/api/user/tier-limits',
  summary: "What the signed-in user's tier allows",
  response: tierLimitsSchema,
})

export const getTiers = defineRoute({
  method: 'GET',
  path: '/api/tiers',
  auth: 'public',
  summary: 'Every tier',
  response: z.array(tierSchema),
  errors: [],
  limit: 'public',
})

export const getUsage = defineRoute({
  ...signedIn,
  method: 'GET',
  path: '/api/usage',
  summary: "Messages used; answers for the caller only, whatever 'userId' says (decision 31)",
  query: z.object({ userId: z.optional(z.string()) }),
  response: usageSchema,
})

export const getMessagesToday = defineRoute({
  ...signedIn,
  method: 'GET',
  path: '/api/user/usage/messages-today',
  summary: 'Messages used today',
  response: windowUsageSchema,
})

export const getImagesThisMonth = defineRoute({
  ...signedIn,
  method: 'GET',
  path: '/api/user/usage/images-this-month',
  summary: 'Images used this month, or of the trial',
  response: windowUsageSchema,
})
