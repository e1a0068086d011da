import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { userSchema } from '../schemas/account.ts'
import { companionSchema } from '../schemas/companion.ts'
import { instant } from '../schemas/fields.ts'

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  auth: 'session',
  summary: 'The signed-in user',
  response: userSchema,
  errors: ['auth.required', 'auth.locked'],
  limit: 'read',
})

export const getDashboard = defineRoute({
  method: 'GET',
  path: '/api/user/dashboard',
  auth: 'onboarded',
  summary: 'The user and the companions of the dashboard',
  response: z.object({ user: z.object({ id: z.string() }), companions: z.array(companionSchema) }),
  errors: ['auth.required', 'auth.locked', 'onboarding.required'],
  limit: 'read',
})

export const signOutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  auth: 'session',
  summary: 'End every session of the signed-in user, this one included',
  body: z.object({}),
  response: z.object({ signedOut: z.literal(true) }),
  errors: ['auth.required', 'auth.locked'],
  limit: 'write',
})

export const createRealtimeTicket = defineRoute({
  method: 'POST',
  path: '/api/realtime/ticket',
  auth: 'session',
  summary: 'A one-use ticket for the live socket',
  body: z.object({}),
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: ['auth.required', 'auth.locked'],
  limit: 'write',
})
