/** The few calls of Clerk's Backend API that we make. */
import * as z from 'zod/mini'
import { AuthUnavailableError, type Profile } from '../port.ts'
import { fetchJson } from '../tokens/fetch-json.ts'

const userSchema = z.object({
  username: z.nullish(z.string()),
  primary_email_address_id: z.nullish(z.string()),
  email_addresses: z.array(
    z.object({
      id: z.string(),
      email_address: z.string(),
      verification: z.nullish(z.object({ status: z.string() })),
    }),
  ),
})

const sessionListSchema = z.array(z.object({ id: z.string() }))
const sessionsSchema = z.union([sessionListSchema, z.object({ data: sessionListSchema })])

const read = <Shape extends z.ZodMiniType>(shape: Shape, value: unknown): z.output<Shape> => {
  const result = z.safeParse(shape, value)
  if (result.success) return result.data
  throw new AuthUnavailableError('Clerk answered in another form than expected.', { cause: result.error })
}

export type ClerkApi = {
  /** The primary address only, and only where it is verified. */
  profile: (userId: string) => Promise<Profile>
  endSessions: (userId: string) => Promise<void>
  check: (signal: AbortSignal) => Promise<void>
}

export const createClerkApi = ({ apiUrl, secretKey }: { apiUrl: string; secretKey: string }): ClerkApi => {
  const call = (path: string, options: { method?: 'GET' | 'POST'; signal?: AbortSignal } = {}) =>
    fetchJson(`${apiUrl}/v1${path}`, { ...options, headers: { authorization: `Bearer ${secretKey}` } })

  return {
    profile: async (userId) => {
      const user = read(userSchema, await call(`/users/${encodeURIComponent(userId)}`))
      const primary = user.email_addresses.find(({ id }) => id === user.primary_email_address_id)
      const email = primary?.verification?.status === 'verified' ? primary.email_address : null
      return { username: user.username ?? null, email, emailVerified: email !== null }
    },
    endSessions: async (userId) => {
      const query = new URLSearchParams({ user_id: userId, status: 'active', limit: '100' })
      const found = read(sessionsSchema, await call(`/sessions?${query}`))
      const sessions = Array.isArray(found) ? found : found.data
      await Promise.all(
        sessions.map(({ id }) => call(`/sessions/${encodeURIComponent(id)}/revoke`, { method: 'POST' })),
      )
    },
    check: async (signal) => {
      await call('/users/count', { signal })
    },
  }
}
