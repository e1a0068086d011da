import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Clock } from '#server/platform/clock.ts'
import { ExpiringCache } from '#server/platform/expiring-cache.ts'
import { AuthUnavailableError, InvalidTokenError, type Profile, type VerifiedToken } from '../port.ts'

/** Signatures that only the issuer can make: no shared secrets, no 'none'. */
export const asymmetricAlgorithms = [
  'EdDSA',
  'Ed25519',
  'ES256',
  'ES384',
  'ES512',
  'PS256',
  'PS384',
  'PS512',
  'RS256',
  'RS384',
  'RS512',
]

const maxKept = 5000
/** No token is trusted for longer without a new look at its signature. */
const longestKept = 60 * 60_000
/** Longer texts are no tokens: they are refused before anything is done with them. */
const maxTokenLength = 8192

export type VerifierOptions = {
  clock: Clock
  issuer: string
  /** Null where the issuer's tokens name no audience. */
  audience: string | null
  algorithms: readonly string[]
  /** Finds the key that a token's header names; its errors other than jose's pass through. */
  keys: JWTVerifyGetKey
  /** Seconds that the issuer's clock and ours may differ. */
  clockTolerance: number
  /** Throws `InvalidTokenError` for claims that do not suit. */
  profileOf: (claims: JWTPayload) => Profile | null
}

const wrongKeySets = [errors.JWKSTimeout, errors.JWKSInvalid, errors.JWKInvalid]

/** An error of the key set is the issuer's; every other one of jose's is the token's. */
const translated = (error: unknown): unknown => {
  if (!(error instanceof errors.JOSEError)) return error
  const isGeneric = error.code === errors.JOSEError.code
  if (isGeneric || wrongKeySets.some((kind) => error instanceof kind))
    return new AuthUnavailableError('The issuer gave no usable keys.', { cause: error })
  return new InvalidTokenError(error.code, { cause: error })
}

const instant = (seconds: number | undefined): Date => new Date(Math.round((seconds ?? Number.NaN) * 1000))

/**
 * Verifies signature, issuer, audience and times. A signature costs some 80 µs, so what was verified is kept until the
 * token expires.
 */
export const createVerifier = (options: VerifierOptions): ((bearer: string) => Promise<VerifiedToken>) => {
  const { clock, issuer, audience, algorithms, keys, clockTolerance, profileOf } = options
  const kept = new ExpiringCache<VerifiedToken>({ clock, lifeMs: longestKept, maxEntries: maxKept })

  const verify = async (bearer: string): Promise<VerifiedToken> => {
    const { payload } = await jwtVerify(bearer, keys, {
      issuer,
      ...(audience === null ? {} : { audience }),
      algorithms: [...algorithms],
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: clock.now(),
      clockTolerance,
    })
    if (typeof payload.sub !== 'string' || payload.sub === '') throw new InvalidTokenError('No subject.')
    const expiresAt = instant(payload.exp)
    // The library counts whole seconds, which would lend a token up to one more.
    if (expiresAt.getTime() + clockTolerance * 1000 <= clock.now().getTime())
      throw new InvalidTokenError('Expired.')
    const sessionId = payload.sid
    return {
      issuer,
      subject: payload.sub,
      sessionId: typeof sessionId === 'string' && sessionId !== '' ? sessionId : null,
      issuedAt: instant(payload.iat),
      expiresAt,
      profile: profileOf(payload),
    }
  }

  return async (bearer) => {
    const known = kept.get(bearer)
    if (known) return known
    if (bearer.length > maxTokenLength) throw new InvalidTokenError('Too long.')
    try {
      const token = await verify(bearer)
      kept.set(bearer, token, token.expiresAt.getTime())
      return token
    } catch (error) {
      throw translated(error)
    }
  }
}
