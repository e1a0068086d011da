import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { companionCreateSchema, companionSchema, companionUpdateSchema } from '../schemas/companion.ts'
import { deletedCompanionSchema, deletionLimitsSchema } from '../schemas/deletion.ts'
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

const one = z.object({ id: pathId })
const found = [...gate, 'companion.not_found'] as const

export const updateCompanion = defineRoute({
  method: 'PUT',
  path: '/api/companions/{id}',
  auth: 'onboarded',
  summary: 'Change a companion; absent keys stay, null clears',
  params: one,
  body: companionUpdateSchema,
  response: companionSchema,
  errors: [
    ...found,
    'companion.required_fields',
    'companion.age_minimum',
    'companion.restricted_words',
    'companion.nsfw_tier',
    'safety.minor',
  ],
  limit: 'write',
})

export const deleteCompanion = defineRoute({
  method: 'DELETE',
  path: '/api/companions/{id}',
  auth: 'onboarded',
  summary: 'Delete a companion, with 30 days to undo it; or erase her for good, which the limits never stop',
  params: one,
  query: z.object({ erase: z.optional(z.enum(['true', 'false'])) }),
  body: z.object({}),
  response: z.object({ deleted: z.literal(true) }),
  errors: [...found, 'companion.deletion_limit'],
  limit: 'write',
})

export const getDeletionLimits = defineRoute({
  method: 'GET',
  path: '/api/companions/deletion-limits',
  auth: 'onboarded',
  summary: 'How many companions may still be deleted in this window',
  response: deletionLimitsSchema,
  errors: gate,
  limit: 'read',
})

export const listDeletedCompanions = defineRoute({
  method: 'GET',
  path: '/api/companions/deleted',
  auth: 'onboarded',
  summary: 'Companions that were deleted and can be brought back',
  response: z.array(deletedCompanionSchema),
  errors: gate,
  limit: 'read',
})

export const restoreCompanion = defineRoute({
  method: 'POST',
  path: '/api/companions/{id}/restore',
  auth: 'onboarded',
  summary: 'Undo a deletion; the count is given back',
  params: one,
  body: z.object({}),
  response: companionSchema,
  errors: found,
  limit: 'write',
})
