/** When a portrait counts as on its way, and how often to look for it (companions §§ 4, 9). */
import { type Companion, timing } from '@everbond/contract'

/** Since when a companion's portrait is awaited, in milliseconds since 1970. */
export type PendingMarkers = Readonly<Record<string, number>>

type Portrayed = Pick<Companion, 'id' | 'profileImageUrl' | 'portraitStatus' | 'createdAt'>

/** 1 is the profile image, 2 and 3 the options beside it. */
export type PictureSlot = 1 | 2 | 3

/** What a picture's marker is kept under; the profile image's is the companion's own. */
export const markerKey = (companionId: string, slot: PictureSlot): string =>
  slot === 1 ? companionId : `${companionId}/${slot}`

const { pendingMarker, pollWhileNew, pollOtherwise, newFor } = timing.generation

export const liveMarkers = (markers: PendingMarkers, now: number): PendingMarkers =>
  Object.fromEntries(Object.entries(markers).filter(([, since]) => now - since < pendingMarker))

export const isGenerating = (companion: Portrayed, markers: PendingMarkers): boolean => {
  if (companion.profileImageUrl !== null || companion.portraitStatus === 'failed') return false
  return companion.portraitStatus === 'pending' || markers[companion.id] !== undefined
}

const awaitedFor = (createdAt: number, now: number): number =>
  now - createdAt < newFor ? pollWhileNew : pollOtherwise

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
    return now - (markers[companion.id] ?? createdAt) < awaitedFor(createdAt, now)
  })
  return isAwaited ? timing.poll.companionImage : timing.poll.companions
}

/** The same for one companion with all of her pictures; what was asked for last counts. */
export const picturesPollInterval = ({
  companion,
  markers,
  now,
}: {
  companion: Portrayed & Pick<Companion, 'generatingSlots'>
  markers: PendingMarkers
  now: number
}): number => {
  const slots = ([1, 2, 3] as const).filter((slot) =>
    slot === 1 ? companion.portraitStatus === 'pending' : companion.generatingSlots.includes(slot),
  )
  const createdAt = Date.parse(companion.createdAt)
  const limit = awaitedFor(createdAt, now)
  const isAwaited = slots.some((slot) => now - (markers[markerKey(companion.id, slot)] ?? createdAt) < limit)
  return isAwaited ? timing.poll.companionImage : timing.poll.companions
}
