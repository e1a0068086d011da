/** The OpenAPI document, made from the route table. */
import * as z from 'zod/mini'
import { appVersion, productName } from './app.ts'
import { type ErrorCode, errorCatalogue, errorCodes } from './errors.ts'
import { commonErrors, type RouteDefinition } from './route.ts'
import { routes } from './routes.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parametersOf = (schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
  }))
}

const errorAnswers = (codes: readonly ErrorCode[]): Json => {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      {
        description: list.map((code) => `${code}: ${errorCatalogue[code].text}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const operationOf = (name: string, route: RouteDefinition): Json => ({
  operationId: name,
  summary: route.summary,
  ...(route.auth === 'public' ? { security: [] } : {}),
  'x-auth': route.auth,
  parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
  ...(route.body
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schemaOf(route.body, 'input') } },
        },
      }
    : {}),
  responses: {
    '200': {
      description: 'OK',
      content:
        route.response === 'binary'
          ? Object.fromEntries(
              (route.media ?? ['image/*']).map((type) => [
                type,
                { schema: { type: 'string', format: 'binary' } },
              ]),
            )
          : { 'application/json': { schema: schemaOf(route.response, 'output') } },
    },
    ...errorAnswers([...new Set([...route.errors, ...commonErrors])]),
  },
})

/** OpenAPI 3.1 of every route in the table. */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {}
  for (const [name, route] of Object.entries(routes) as [string, RouteDefinition][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: appVersion },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string' },
            code: { type: 'string', enum: errorCodes },
            upgradeRequired: { type: 'boolean' },
            field: { type: 'string' },
            errorId: { type: 'string' },
          },
        },
      },
    },
    paths,
  }
}
