import type { Clock } from '#server/platform/clock.ts'
import { ExpiringCache } from '#server/platform/expiring-cache.ts'
import type { Logger } from '#server/platform/logger/logger.ts'
import type { Profile } from '../port.ts'

const freshFor = 5 * 60_000
const retryAfter = 30_000
const keptFor = 24 * 60 * 60_000
const maxKept = 10_000

type Kept = { profile: Profile | null; askAgainAt: number }

/**
 * Profiles by a call that may be slow or fail: only the first look at a person waits for it, later ones get what is
 * known while a newer answer is fetched. A failure tells nothing, and never keeps anybody out.
 */
export const createProfiles = (options: {
  clock: Clock
  logger: Logger
  read: (subject: string) => Promise<Profile>
}): ((subject: string) => Promise<Profile | null>) => {
  const { clock, logger, read } = options
  const kept = new ExpiringCache<Kept>({ clock, lifeMs: keptFor, maxEntries: maxKept })
  const running = new Map<string, Promise<Profile | null>>()
  const now = () => clock.now().getTime()

  const ask = async (subject: string): Promise<Profile | null> => {
    try {
      const profile = await read(subject)
      kept.set(subject, { profile, askAgainAt: now() + freshFor })
      return profile
    } catch (error) {
      logger.warn({ err: error }, 'a profile could not be read')
      const profile = kept.get(subject)?.profile ?? null
      kept.set(subject, { profile, askAgainAt: now() + retryAfter })
      return profile
    } finally {
      running.delete(subject)
    }
  }
  const askOnce = (subject: string): Promise<Profile | null> => {
    const flight = running.get(subject) ?? ask(subject)
    running.set(subject, flight)
    return flight
  }

  return async (subject) => {
    const known = kept.get(subject)
    if (!known) return askOnce(subject)
    if (now() >= known.askAgainAt) void askOnce(subject)
    return known.profile
  }
}
