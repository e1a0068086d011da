// @vitest-environment happy-dom
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { log } from '#web/lib/log.ts'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { startLive } from './live.ts'

const sockets: FakeSocket[] = []
class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  closedWith: number | null = null
  readonly address: string
  constructor(address: string) {
    this.address = address
    sockets.push(this)
  }
  close(code: number): void {
    this.closedWith = code
  }
}

const asked: string[] = []
const shown = ['/api/companions', '/api/companions/c1', '/api/image-usage/c1', '/api/user/dashboard']
const elsewhere = ['/api/user/plan', '/api/image-usage-like']
let stop: () => void
let client: QueryClient

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => Response.json({ ticket: 'once' }))
  client = createQueryClient()
  for (const path of [...shown, ...elsewhere]) {
    const queryFn = async () => {
      asked.push(path)
      return 1
    }
    new QueryObserver(client, { queryKey: [path], queryFn }).subscribe(() => undefined)
  }
  authStore.set({ status: 'signedIn', provider: 'ready', subject: 'u1' })
  stop = startLive(client)
  await vi.advanceTimersByTimeAsync(0)
  asked.length = 0
})
afterEach(() => {
  stop()
  client.clear()
  sockets.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  authStore.set({ status: 'loading', provider: 'loading', subject: null })
})

const tell = async (event: object) => {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(event) })
  await vi.advanceTimersByTimeAsync(0)
}

it('opens /ws with a ticket, never with the token', () => {
  expect(sockets.map(({ address }) => address)).toEqual([expect.stringMatching(/^wss?:.*\/ws\?token=once$/)])
})

it('asks again for companions and image status on every connection', async () => {
  for (const times of [1, 2]) {
    sockets.at(-1)?.onopen?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked.toSorted()).toEqual(
      Array.from({ length: times }, () => shown)
        .flat()
        .toSorted(),
    )
    sockets.at(-1)?.onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(3000)
  }
  expect(sockets).toHaveLength(3)
})

it('asks again when a picture is there', async () => {
  await tell({ type: 'image_generated', companionId: 'c1', imageUrl: 'companion_c1_2_x' })
  expect(asked.toSorted()).toEqual(shown.toSorted())
})

it('only logs what a failure says', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  await tell({ type: 'error', companionId: 'c1', error: 'Failed to generate image' })
  expect(warn).toHaveBeenCalledWith('the server told of a failure', 'Failed to generate image')
  expect(asked).toEqual([])
})

it('is closed deliberately on logout and stays closed', async () => {
  authStore.set({ status: 'signedOut', provider: 'ready', subject: null })
  expect(sockets[0]?.closedWith).toBe(1000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
})
