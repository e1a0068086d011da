import { once } from 'node:events'
import type { LiveEvent } from '@everbond/contract'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

export type TestSocket = {
  /** Everything heard so far. */
  received: LiveEvent[]
  /** Resolves with the code when the other side or this one has closed. */
  closed: Promise<number>
  /** Resolves with what was heard once there are so many messages. */
  messages: (count: number) => Promise<LiveEvent[]>
  close: () => Promise<void>
}

/** Opens a live socket and listens to it. */
export const openSocket = async (url: string, headers: Record<string, string> = {}): Promise<TestSocket> => {
  const socket = new WebSocket(url, { headers })
  const received: LiveEvent[] = []
  const closed = once(socket, 'close').then(([code]) => code as number)
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as LiveEvent))
  await once(socket, 'open')
  return {
    received,
    closed,
    messages: async (count) => {
      await vi.waitUntil(() => received.length >= count, { timeout: 10_000, interval: 5 })
      return received
    },
    close: async () => {
      socket.close()
      await closed
    },
  }
}
