/** The one place that knows which way of signing in is configured. */
import type { Clock } from '#server/platform/clock.ts'
import { ConfigError, type ConfigOf } from '#server/platform/config/config.ts'
import type { Database, DatabasePool } from '#server/platform/database/pool.ts'
import type { Logger } from '#server/platform/logger/logger.ts'
import type { authConfig } from './auth.config.ts'
import { createBetterAuthProvider } from './better-auth/better-auth.auth.ts'
import { createClerkProvider } from './clerk/clerk.auth.ts'
import { issuerOfKey } from './clerk/publishable-key.ts'
import { createOidcProvider } from './oidc/oidc.auth.ts'
import type { AuthMail, AuthProvider } from './port.ts'

export type OpenAuthOptions = {
  config: ConfigOf<typeof authConfig>
  db: Database
  pool: DatabasePool['pool']
  clock: Clock
  logger: Logger
  /** The installation's own, at least 32 characters. */
  secret: string
  publicOrigin: string | null
  otherOrigins: readonly string[]
  limitFactor: number
  /** Null where no mail can be sent: accounts then work unverified. */
  mail: AuthMail | null
}

/** Throws `ConfigError` where the settings contradict each other or lack one. */
export const openAuth = (options: OpenAuthOptions): AuthProvider => {
  const { AUTH_ISSUER, AUTH_AUDIENCE, AUTH_JWKS_URL, CLERK_PUBLISHABLE_KEY, CLERK_SECRET_KEY, SIGNUPS } =
    options.config
  if (AUTH_ISSUER !== null && CLERK_PUBLISHABLE_KEY !== null)
    throw new ConfigError(['AUTH_ISSUER: cannot be used together with CLERK_PUBLISHABLE_KEY'])

  if (AUTH_ISSUER !== null) {
    if (AUTH_AUDIENCE === null) throw new ConfigError(['AUTH_AUDIENCE: is needed with AUTH_ISSUER'])
    return createOidcProvider({
      clock: options.clock,
      issuer: AUTH_ISSUER,
      audience: AUTH_AUDIENCE,
      jwksUrl: AUTH_JWKS_URL,
    })
  }
  if (CLERK_PUBLISHABLE_KEY !== null) {
    if (CLERK_SECRET_KEY === null)
      throw new ConfigError(['CLERK_SECRET_KEY: is needed with CLERK_PUBLISHABLE_KEY'])
    const issuer = issuerOfKey(CLERK_PUBLISHABLE_KEY)
    if (issuer === null) throw new ConfigError(['CLERK_PUBLISHABLE_KEY: is no publishable key of Clerk'])
    return createClerkProvider({
      clock: options.clock,
      logger: options.logger,
      issuer,
      publishableKey: CLERK_PUBLISHABLE_KEY,
      secretKey: CLERK_SECRET_KEY,
      origins: [...(options.publicOrigin === null ? [] : [options.publicOrigin]), ...options.otherOrigins],
    })
  }
  return createBetterAuthProvider({ ...options, signups: SIGNUPS })
}
