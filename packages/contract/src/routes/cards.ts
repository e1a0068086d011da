import * as z from 'zod/mini'
import { cardBodyLimit, cardFormats, cardSpecs } from '../cards.ts'
import { defineRoute } from '../route.ts'
import { cardPreviewSchema, cardUploadSchema } from '../schemas/card.ts'
import { pathId } from '../schemas/fields.ts'

const gate = ['auth.required', 'auth.locked', 'onboarding.required'] as const

export const previewCard = defineRoute({
  method: 'POST',
  path: '/api/companions/import/preview',
  auth: 'onboarded',
  summary: 'What a character card would become; nothing is saved',
  body: cardUploadSchema,
  bodyLimit: cardBodyLimit,
  response: cardPreviewSchema,
  errors: [
    ...gate,
    'card.unreadable',
    'card.too_large',
    'card.no_character',
    'card.unsupported',
    'card.invalid',
    'companion.age_minimum',
    'safety.minor',
  ],
  limit: 'costly',
})

export const exportCard = defineRoute({
  method: 'GET',
  path: '/api/companions/{id}/card',
  auth: 'onboarded',
  summary: 'A companion as a character card: JSON of one version, or her picture with both',
  params: z.object({ id: pathId }),
  query: z.object({
    format: z._default(z.enum(cardFormats), 'png'),
    spec: z._default(z.enum(cardSpecs), 'v3'),
  }),
  response: 'binary',
  media: ['image/png', 'application/json'],
  errors: [...gate, 'companion.not_found'],
  limit: 'costly',
})
