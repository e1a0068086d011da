import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { pathId } from '../schemas/fields.ts'

export const getSecureImage = defineRoute({
  method: 'GET',
  path: '/api/secure-image/{imageId}',
  auth: 'onboarded',
  summary: "The bytes of one of the user's images",
  params: z.object({ imageId: pathId }),
  response: 'binary',
  errors: ['auth.required', 'auth.locked', 'onboarding.required', 'image.not_found'],
  limit: 'read',
})
