import * as z from 'zod/mini'
import { defineRoute } from '../route.ts'
import { publicConfigSchema, statusSchema } from '../schemas/status.ts'

export const getStatus = defineRoute({
  method: 'GET',
  path: '/api/status',
  auth: 'public',
  summary: 'Whether the system works; answers 200 even without the database',
  response: statusSchema,
  errors: [],
  limit: 'public',
})

export const getPublicConfig = defineRoute({
  method: 'GET',
  path: '/api/public/config',
  auth: 'public',
  summary: 'What the web must know before anyone signs in',
  response: publicConfigSchema,
  errors: [],
  limit: 'public',
})

export const getOpenApi = defineRoute({
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'public',
  summary: 'This description',
  response: z.record(z.string(), z.unknown()),
  errors: [],
  limit: 'public',
})
