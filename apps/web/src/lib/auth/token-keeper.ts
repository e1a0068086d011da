/** Keeps the bearer token (platform §§ 7, 8; decision 33). */
import { timing } from '@everbond/contract'
import { tokenExpiry } from './jwt.ts'

export type TokenKeeper = {
  /** The kept token, or a new one when less than 60 s of life remain. Null when there is none; never throws. */
  get: () => Promise<string | null>
  clear: () => void
}

export type TokenKeeperOptions = {
  fetchToken: () => Promise<string | null>
  now: () => number
  /** Told why a token could not be had. */
  onFailure: (cause: unknown) => void
}

export const createTokenKeeper = ({ fetchToken, now, onFailure }: TokenKeeperOptions): TokenKeeper => {
  let kept: { token: string; expiresAt: number } | null = null
  let flight: Promise<string | null> | null = null
  let generation = 0

  const renew = async (mine: number): Promise<string | null> => {
    try {
      const token = await fetchToken()
      // A sign-out while the request was on its way must not bring the old token back.
      if (mine !== generation) return null
      kept = token === null ? null : { token, expiresAt: tokenExpiry(token) ?? 0 }
      return token
    } catch (cause) {
      onFailure(cause)
      if (mine === generation) kept = null
      return null
    } finally {
      if (mine === generation) flight = null
    }
  }

  return {
    get: async () => {
      if (kept !== null && kept.expiresAt - now() >= timing.auth.tokenReserve) return kept.token
      flight ??= renew(generation)
      return await flight
    },
    clear: () => {
      generation += 1
      kept = null
      flight = null
    },
  }
}
