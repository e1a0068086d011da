import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { companionSchema } from '../schemas/companion.ts'
import { pathId } from '../schemas/fields.ts'
import {
  companionImageUsageSchema,
  extraSlotSchema,
  generateCompanionImageSchema,
  generatedImageSchema,
  widthQuery,
} from '../schemas/image.ts'

const gate = ['auth.required', 'auth.locked', 'onboarding.required'] as const
const ofCompanion = [...gate, 'companion.not_found'] as const
const generation = [...ofCompanion, 'companion.resting', 'credits.setup_spent', 'generation.failed'] as const
const one = z.object({ id: pathId })

export const getSecureImage = defineRoute({
  method: 'GET',
  path: '/api/secure-image/{imageId}',
  auth: 'onboarded',
  summary: "The bytes of one of the user's images, at a width of the ladder where one is asked for",
  params: z.object({ imageId: pathId }),
  query: widthQuery,
  response: 'binary',
  errors: [...gate, 'image.not_found'],
  limit: 'read',
})

export const getImageAddress = defineRoute({
  method: 'GET',
  path: '/api/secure-image/{id}/image',
  auth: 'onboarded',
  summary:
    "A signed address of one of a companion's images, good for a minute; 'refresh' and 'cache' change nothing",
  params: one,
  query: z.object({
    slot: z.optional(z.enum(['1', '2', '3'])),
    cache: z.optional(z.string()),
    refresh: z.optional(z.string()),
  }),
  response: z.object({ url: z.string() }),
  errors: [...ofCompanion, 'image.not_found'],
  limit: 'read',
})

export const getSignedImage = defineRoute({
  method: 'GET',
  path: '/api/signed-image/{imageId}',
  auth: 'public',
  summary: 'The bytes behind a signed address',
  params: z.object({ imageId: pathId }),
  query: z.object({ user: z.string(), expires: z.string(), signature: z.string() }),
  response: 'binary',
  errors: ['image.not_found'],
  limit: 'read',
})

export const generateCompanionImage = defineRoute({
  method: 'POST',
  path: '/api/generate-companion-image',
  auth: 'onboarded',
  summary: "A picture of a companion from the form's unsaved texts",
  body: generateCompanionImageSchema,
  response: generatedImageSchema,
  errors: [
    ...generation,
    'image.generation_limit',
    'image.slot_taken',
    'companion.required_fields',
    'companion.age_minimum',
    'companion.restricted_words',
    'companion.nsfw_tier',
    'safety.minor',
  ],
  limit: 'costly',
})

export const generateProfileImage = defineRoute({
  method: 'POST',
  path: '/api/companions/{id}/generate-image',
  auth: 'onboarded',
  summary: 'A new profile image',
  params: one,
  body: z.object({}),
  response: generatedImageSchema,
  errors: generation,
  limit: 'costly',
})

export const generateSlotImage = defineRoute({
  method: 'POST',
  path: '/api/companions/{id}/generate-slot-image',
  auth: 'onboarded',
  summary: 'A further image into an empty slot',
  params: one,
  body: z.object({ slot: extraSlotSchema }),
  response: generatedImageSchema,
  errors: [...generation, 'image.generation_limit', 'image.slot_taken'],
  limit: 'costly',
})

export const setProfileImage = defineRoute({
  method: 'POST',
  path: '/api/companions/{id}/set-profile-image',
  auth: 'onboarded',
  summary: "Make a slot's image the profile image; the old one goes into the slot",
  params: one,
  body: z.object({ slot: extraSlotSchema }),
  response: companionSchema,
  errors: [...ofCompanion, 'image.slot_empty'],
  limit: 'write',
})

export const getCompanionImageUsage = defineRoute({
  method: 'GET',
  path: '/api/image-usage/{companionId}',
  auth: 'onboarded',
  summary: 'What pays for the next picture of a companion',
  params: z.object({ companionId: pathId }),
  response: companionImageUsageSchema,
  errors: ofCompanion,
  limit: 'read',
})
