/** Live events to the sockets of one process; what other processes publish arrives by NOTIFY. */
import { type LiveEvent, specifiedEventTypes } from '@everbond/contract'
import type { WebSocket } from 'ws'
import type { Listener } from '../database/listen.ts'
import { notify } from '../database/listen.ts'
import type { Queryable } from '../database/pool.ts'

const channel = 'everbond_live'
/** Bytes waiting for a slow client beyond which it is let go; it refetches when it comes back. */
const maxBuffered = 256 * 1024

export type LiveSocket = {
  userId: string
  sessionId: string | null
  /** A socket opened with a bearer token hears only the specified events (decision 35). */
  scope: 'specified' | 'all'
  socket: WebSocket
}

type Envelope = { userId: string; event: LiveEvent }

/** Sends an event to every socket of a user, on every process, when the transaction commits. */
export const publish = (db: Queryable, envelope: Envelope): Promise<void> =>
  notify(db, { channel, payload: JSON.stringify(envelope) })

export type RealtimeHub = {
  add: (socket: LiveSocket) => void
  /** Closes the sockets of a user (`sessionId` null), or of one of his sessions. */
  closeUser: (options: { userId: string; sessionId: string | null; code: number; reason: string }) => void
  closeAll: (code: number) => void
  count: () => number
}

export const createRealtimeHub = async (listener: Listener): Promise<RealtimeHub> => {
  const byUser = new Map<string, Set<LiveSocket>>()

  const remove = (entry: LiveSocket) => {
    const sockets = byUser.get(entry.userId)
    sockets?.delete(entry)
    if (sockets?.size === 0) byUser.delete(entry.userId)
  }

  await listener.listen(channel, (payload) => {
    const { userId, event } = JSON.parse(payload) as Envelope
    const text = JSON.stringify(event)
    for (const { socket, scope } of byUser.get(userId) ?? []) {
      if (scope === 'specified' && !specifiedEventTypes.includes(event.type)) continue
      if (socket.bufferedAmount > maxBuffered) socket.terminate()
      else socket.send(text)
    }
  })

  return {
    add: (entry) => {
      byUser.set(entry.userId, (byUser.get(entry.userId) ?? new Set()).add(entry))
      entry.socket.once('close', () => remove(entry))
    },
    closeUser: ({ userId, sessionId, code, reason }) => {
      for (const entry of byUser.get(userId) ?? []) {
        if (sessionId === null || entry.sessionId === sessionId) entry.socket.close(code, reason)
      }
    },
    closeAll: (code) => {
      for (const sockets of byUser.values()) for (const { socket } of sockets) socket.close(code)
    },
    count: () => [...byUser.values()].reduce((sum, sockets) => sum + sockets.size, 0),
  }
}
