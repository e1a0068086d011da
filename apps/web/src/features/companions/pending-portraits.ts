/** Whose portrait was asked for in this browser tab; a marker goes by itself after 5 minutes (companions § 4). */
import { timing } from '@everbond/contract'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { createStore } from '#web/lib/store.ts'
import { liveMarkers, type PendingMarkers } from './generation.rules.ts'

const place = { area: 'session', key: 'pending-portraits' } as const

const stored = (): PendingMarkers => {
  const value = readStored(place)
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return liveMarkers(Object.fromEntries(entries), Date.now())
}

export const pendingPortraits = createStore<PendingMarkers>(stored())

const change = (next: PendingMarkers): void => {
  pendingPortraits.set(next)
  writeStored({ ...place, value: next })
}

const expireLater = (ms: number): void => {
  setTimeout(() => {
    const kept = pendingPortraits.get()
    const live = liveMarkers(kept, Date.now())
    if (Object.keys(live).length !== Object.keys(kept).length) change(live)
  }, ms)
}

for (const since of Object.values(pendingPortraits.get())) {
  expireLater(since + timing.generation.pendingMarker - Date.now())
}

export const markPending = (companionId: string): void => {
  change({ ...pendingPortraits.get(), [companionId]: Date.now() })
  expireLater(timing.generation.pendingMarker)
}

export const unmarkPending = (companionIds: readonly string[]): void => {
  const kept = pendingPortraits.get()
  const next = Object.fromEntries(Object.entries(kept).filter(([id]) => !companionIds.includes(id)))
  if (Object.keys(next).length !== Object.keys(kept).length) change(next)
}
