import type { JWTPayload } from 'jose'
import type { Profile } from '../port.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * What the standard claims tell of a person; null where the token holds none of them, as access tokens often do.
 * An address that the issuer does not call verified is not taken.
 */
export const profileOfClaims = (claims: JWTPayload): Profile | null => {
  if (!('email' in claims) && !('preferred_username' in claims)) return null
  const email = claims.email_verified === true ? textOf(claims.email) : null
  return { username: textOf(claims.preferred_username), email, emailVerified: email !== null }
}
