/** Any issuer of OpenID Connect tokens. */
import type { Clock } from '#server/platform/clock.ts'
import type { AuthProvider } from '../port.ts'
import { fetchJson } from '../tokens/fetch-json.ts'
import { asymmetricAlgorithms, createVerifier } from '../tokens/verifier.ts'
import { profileOfClaims } from './claims.rules.ts'
import { discoveredKeys } from './discovery.ts'

export type OidcProviderOptions = {
  clock: Clock
  /** Exactly as the tokens name it. */
  issuer: string
  audience: string
  /** Null where the issuer's discovery document names it. */
  jwksUrl: string | null
}

/** Seconds; issuers and we do not share a clock. */
const clockTolerance = 5

export const createOidcProvider = ({
  clock,
  issuer,
  audience,
  jwksUrl,
}: OidcProviderOptions): AuthProvider => {
  const { keys, discover } = discoveredKeys({ issuer, jwksUrl })
  return {
    issuer,
    webConfig: { kind: 'oidc', issuer },
    verify: createVerifier({
      clock,
      issuer,
      audience,
      algorithms: asymmetricAlgorithms,
      keys,
      clockTolerance,
      profileOf: profileOfClaims,
    }),
    look: async ({ profile }) => ({ sessionStands: true, profile }),
    // The standard has no call that ends a person's sessions: tokens made so far are refused, the issuer's page may make new ones.
    endSessions: async () => undefined,
    handle: null,
    accounts: null,
    check: async (signal) => {
      await fetchJson((await discover()).href, { signal })
    },
    close: async () => undefined,
  }
}
