import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { companionCreateSchema, companionSchema } from '../schemas/companion.ts'
import { pathId } from '../schemas/fields.ts'

const gate = ['auth.required', 'auth.locked', 'onboarding.required'] as const

export const listCompanions = defineRoute({
  method: 'GET',
  path: '/api/companions',
  auth: 'onboarded',
  summary: "The user's companions, newest first; those beyond the plan are marked as resting",
  response: z.array(companionSchema),
  errors: gate,
  limit: 'read',
})

export const getCompanion = defineRoute({
  method: 'GET',
  path: '/api/companions/{id}',
  auth: 'onboarded',
  summary: 'One companion',
  params: z.object({ id: pathId }),
  response: companionSchema,
  errors: [...gate, 'companion.not_found'],
  limit: 'read',
})

export const createCompanion = defineRoute({
  method: 'POST',
  path: '/api/companions',
  auth: 'onboarded',
  summary: 'Create a companion; her portrait is started with her',
  body: companionCreateSchema,
  response: companionSchema,
  errors: [
    ...gate,
    'companion.required_fields',
    'companion.age_minimum',
    'companion.limit_reached',
    'companion.restricted_words',
    'companion.nsfw_tier',
    'safety.minor',
  ],
  limit: 'write',
})
