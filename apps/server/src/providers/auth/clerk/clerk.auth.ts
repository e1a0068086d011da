/** Clerk: sessions are its own; its tokens hold no profile, so that is read by its API. */
import type { JWTPayload } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import { isLoopbackHost } from '#server/platform/http/hosts.ts'
import type { Logger } from '#server/platform/logger/logger.ts'
import { type AuthProvider, InvalidTokenError } from '../port.ts'
import { remoteKeys } from '../tokens/remote-keys.ts'
import { createVerifier } from '../tokens/verifier.ts'
import { createClerkApi } from './clerk-api.ts'
import { createProfiles } from './profiles.ts'

export type ClerkProviderOptions = {
  clock: Clock
  logger: Logger
  issuer: string
  publishableKey: string
  secretKey: string
  /** Origins whose pages may have asked for the token, besides this machine's own. */
  origins: readonly string[]
  apiUrl?: string
}

/** Seconds; Clerk's own libraries allow as much. */
const clockTolerance = 5

/** Tokens name no audience but the page that asked for them; one made for another site's page is not ours. */
const assertOurs = (claims: JWTPayload, origins: readonly string[]): void => {
  const { azp, sts } = claims
  if (sts === 'pending') throw new InvalidTokenError('The sign-in is not complete.')
  if (azp === undefined) return
  const url = typeof azp === 'string' ? URL.parse(azp) : null
  if (!url || !(origins.includes(url.origin) || isLoopbackHost(url.host)))
    throw new InvalidTokenError('Made for another site.')
}

export const createClerkProvider = (options: ClerkProviderOptions): AuthProvider => {
  const { clock, logger, issuer, publishableKey, secretKey, origins } = options
  const api = createClerkApi({ apiUrl: options.apiUrl ?? 'https://api.clerk.com', secretKey })
  const profiles = createProfiles({ clock, logger, read: api.profile })
  return {
    issuer,
    webConfig: { kind: 'clerk', publishableKey },
    verify: createVerifier({
      clock,
      issuer,
      audience: null,
      algorithms: ['RS256'],
      keys: remoteKeys(new URL(`${issuer}/.well-known/jwks.json`)),
      clockTolerance,
      profileOf: (claims) => {
        assertOurs(claims, origins)
        return null
      },
    }),
    look: async ({ subject }) => ({ sessionStands: true, profile: await profiles(subject) }),
    endSessions: api.endSessions,
    handle: null,
    accounts: null,
    check: api.check,
    close: async () => undefined,
  }
}
