import type { JWTVerifyGetKey } from 'jose'
import { AuthUnavailableError } from '../port.ts'
import { fetchJson } from '../tokens/fetch-json.ts'
import { remoteKeys } from '../tokens/remote-keys.ts'

const discover = async (issuer: string): Promise<URL> => {
  const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = (await fetchJson(place)) as { issuer?: unknown; jwks_uri?: unknown } | null
  const url = typeof found?.jwks_uri === 'string' ? URL.parse(found.jwks_uri) : null
  if (found?.issuer !== issuer || url === null)
    throw new AuthUnavailableError(`${place} describes another issuer, or names no keys.`)
  return url
}

export type DiscoveredKeys = { keys: JWTVerifyGetKey; discover: () => Promise<URL> }

/** The keys of an issuer, whose place is asked for once; after a failure the next token asks again. */
export const discoveredKeys = ({
  issuer,
  jwksUrl,
}: {
  issuer: string
  jwksUrl: string | null
}): DiscoveredKeys => {
  let place: Promise<URL> | null = jwksUrl === null ? null : Promise.resolve(new URL(jwksUrl))
  let keys: JWTVerifyGetKey | null = null
  const find = (): Promise<URL> => {
    place ??= discover(issuer).catch((error: unknown) => {
      place = null
      throw error
    })
    return place
  }
  return {
    discover: find,
    keys: async (header, token) => {
      const url = await find()
      keys ??= remoteKeys(url)
      return keys(header, token)
    },
  }
}
