import { createLocalJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose'
import type { Clock } from '#server/platform/clock.ts'

const cooldownMs = 1000
const keptMs = 10 * 60_000

/** The installation's own public keys, read from the database where they are unknown or ten minutes old. */
export const localKeys = ({ clock, read }: { clock: Clock; read: () => Promise<JWK[]> }): JWTVerifyGetKey => {
  let keys: JWTVerifyGetKey | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<JWTVerifyGetKey> | null = null

  const reload = async (): Promise<JWTVerifyGetKey> => {
    try {
      const found = createLocalJWKSet({ keys: await read() })
      readAt = clock.now().getTime()
      keys = found
      return found
    } finally {
      reading = null
    }
  }
  const fresh = () => {
    reading ??= reload()
    return reading
  }
  const age = () => clock.now().getTime() - readAt

  return async (header, token) => {
    const known = keys !== null && age() < keptMs ? keys : await fresh()
    try {
      return await known(header, token)
    } catch (error) {
      // A new key may have been made since; invented key ids must not make us read for each of them.
      if (!(error instanceof errors.JWKSNoMatchingKey) || age() < cooldownMs) throw error
      return (await fresh())(header, token)
    }
  }
}
