/** Health and configuration that anyone may know (platform §§ 2, 3; decision 34). */
import * as z from 'zod/mini'

export const statusValues = ['ok', 'degraded', 'offline', 'unknown'] as const
export const componentNames = ['database', 'jobs', 'storage', 'images', 'mail'] as const

export const statusSchema = z.object({
  status: z.enum(statusValues),
  latencyMs: z.nullable(z.number()),
  components: z.record(
    z.string(),
    z.object({ status: z.enum(statusValues), detail: z.optional(z.string()) }),
  ),
})
export type SystemStatus = z.output<typeof statusSchema>

export const publicConfigSchema = z.object({
  auth: z.union([
    z.object({ kind: z.literal('embedded') }),
    z.object({ kind: z.literal('clerk'), publishableKey: z.string() }),
    z.object({ kind: z.literal('oidc'), issuer: z.string() }),
  ]),
  signups: z.enum(['open', 'closed']),
  /** Whether the server can send mail: without it the reset screen says to ask the operator. */
  mail: z.boolean(),
  /** Where mail goes to a page of this server instead of to people. */
  outboxPath: z.nullable(z.string()),
  operator: z.object({ name: z.string(), contact: z.string() }),
})
export type PublicConfig = z.output<typeof publicConfigSchema>
