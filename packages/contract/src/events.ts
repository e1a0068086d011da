/**
 * Live events on `/ws` (companions §§ 3, 4, 7; decision 35). They carry ids, never content, and may be lost:
 * a client refetches on every (re)connect. Clients ignore types that they do not know.
 */
export type SpecifiedEvent =
  | { type: 'image_generated'; companionId: string; imageUrl: string }
  | { type: 'error'; error: string; companionId?: string }

/** Told to sockets that were opened with a ticket only. */
export type TicketEvent =
  | { type: 'generation_progress'; companionId: string; imageId: string; progress: number }
  | { type: 'companions_changed' }

export type LiveEvent = SpecifiedEvent | TicketEvent

export const specifiedEventTypes: readonly LiveEvent['type'][] = ['image_generated', 'error']

/** Close codes of the socket beyond the protocol's own. */
export const closeCodes = { normal: 1000, goingAway: 1001, auth: 4001, forbidden: 4003 } as const
/** After these the client does not connect again by itself. */
export const finalCloseCodes: readonly number[] = [closeCodes.normal, closeCodes.auth, closeCodes.forbidden]
