/** When a portrait counts as on its way, and how often to look for it (companions §§ 4, 9). */
import { type Companion, timing } from '@everbond/contract'

/** Since when a companion's portrait is awaited, in milliseconds since 1970. */
export type PendingMarkers = Readonly<Record<string, number>>

type Portrayed = Pick<Companion, 'id' | 'profileImageUrl' | 'portraitStatus' | 'createdAt'>

const { pendingMarker, pollWhileNew, pollOtherwise, newFor } = timing.generation

export const liveMarkers = (markers: PendingMarkers, now: number): PendingMarkers =>
  Object.fromEntries(Object.entries(markers).filter(([, since]) => now - since < pendingMarker))

export const isGenerating = (companion: Portrayed, markers: PendingMarkers): boolean => {
  if (companion.profileImageUrl !== null || companion.portraitStatus === 'failed') return false
  return companion.portraitStatus === 'pending' || markers[companion.id] !== undefined
}

/** Every 5 s while a portrait is awaited (5 minutes for a new companion, 2 for another), else every 10 s. */
export const companionsPollInterval = ({
  companions,
  markers,
  now,
}: {
  companions: readonly Portrayed[]
  markers: PendingMarkers
  now: number
}): number => {
  const isAwaited = companions.some((companion) => {
    if (!isGenerating(companion, markers)) return false
    const createdAt = Date.parse(companion.createdAt)
    const limit = now - createdAt < newFor ? pollWhileNew : pollOtherwise
    return now - (markers[companion.id] ?? createdAt) < limit
  })
  return isAwaited ? timing.poll.companionImage : timing.poll.companions
}
