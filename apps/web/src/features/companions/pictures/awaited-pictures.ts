/**
 * Pictures whose answer said 'processing' or never came: what the server says of the companion later tells how they
 * went (decision 20).
 */
import { type Companion, routes, timing } from '@everbond/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { routeKey } from '#web/lib/query/route-query.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { toast } from '#web/ui/toast.ts'
import { fromList } from '../api/companion-cache.ts'
import type { PictureSlot } from '../generation.rules.ts'
import {
  failureToast,
  generatedToast,
  generationsRemaining,
  isUnderWay,
  type Origin,
  pictureOf,
} from './pictures.rules.ts'

type Awaited = {
  companionId: string
  slot: PictureSlot
  origin: Origin
  /** False where the connection broke: then nobody knows whether the picture was begun. */
  isStarted: boolean
  since: number
  /** What hung there when it was asked for. */
  before: string | null
}

export const awaitedPictures = createStore<readonly Awaited[]>([])

const isSame = (a: Awaited, b: Awaited): boolean => a.companionId === b.companionId && a.slot === b.slot

/** The picture that hangs there now, as far as this tab knows. */
export const knownPicture = (
  queryClient: QueryClient,
  { companionId, slot }: Pick<Awaited, 'companionId' | 'slot'>,
): string | null => {
  const key = routeKey(routes.getCompanion, { params: { id: companionId } })
  const companion = queryClient.getQueryData<Companion>(key) ?? fromList(queryClient, companionId).companion
  return companion === undefined ? null : pictureOf(companion, slot)
}

export const awaitPicture = (awaited: Omit<Awaited, 'since'>): void => {
  const entry = { ...awaited, since: Date.now() }
  awaitedPictures.set([...awaitedPictures.get().filter((other) => !isSame(other, entry)), entry])
}

const tell = (companion: Companion, { slot, origin, isStarted, before, since }: Awaited): void => {
  if (Date.now() - since > timing.generation.pendingMarker) return
  const picture = pictureOf(companion, slot)
  if (picture !== null && picture !== before) {
    const remaining = generationsRemaining(companion)
    toast({ ...generatedToast({ slot, origin, remaining }), kind: 'success' })
  } else if (isStarted) toast({ ...failureToast(null, slot), kind: 'error' })
}

/** Says how an awaited picture went once it has ended. Answers the slots that are still awaited. */
export const useAwaitedPictures = (companion: Companion, updatedAt: number): readonly PictureSlot[] => {
  const awaited = useStore(awaitedPictures).filter(({ companionId }) => companionId === companion.id)
  const ended = awaited.filter(({ slot, since }) => updatedAt > since && !isUnderWay(companion, slot))
  useEffect(() => {
    const untold = awaitedPictures.get().filter((entry) => ended.includes(entry))
    if (untold.length === 0) return
    awaitedPictures.set(awaitedPictures.get().filter((entry) => !untold.includes(entry)))
    for (const entry of untold) tell(companion, entry)
  })
  return awaited.filter((entry) => !ended.includes(entry)).map(({ slot }) => slot)
}
