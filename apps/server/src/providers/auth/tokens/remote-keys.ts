import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { AuthUnavailableError } from '../port.ts'

const timeoutMs = 4000
/** An unknown key is asked for at most this often, so that invented key ids cannot make us flood the issuer. */
const cooldownMs = 10_000
const keptMs = 10 * 60_000

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === 'AbortError')

/** The issuer's public keys by HTTP, kept for ten minutes. */
export const remoteKeys = (url: URL): JWTVerifyGetKey => {
  const keys = createRemoteJWKSet(url, {
    timeoutDuration: timeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: keptMs,
  })
  return async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (isNetworkFailure(error))
        throw new AuthUnavailableError('The issuer of tokens cannot be reached.', { cause: error })
      throw error
    }
  }
}
