// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { clearApp, signedIn, signedOut, stubServer } from '#web/testing/draw-app.tsx'
import { startLive } from './live.ts'

class FakeSocket {
  static opened: FakeSocket[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  closedWith: number | null = null
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeSocket.opened.push(this)
  }
  close(code: number): void {
    this.closedWith = code
  }
}

const companions = ['/api/companions']
const dashboard = ['/api/user/dashboard']
const queryClient = new QueryClient()
const isStale = (): boolean[] =>
  [companions, dashboard].map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated ?? false)
const refill = () => {
  for (const queryKey of [companions, dashboard]) queryClient.setQueryData(queryKey, [])
}

let stop: () => void
let warn: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  FakeSocket.opened = []
  stubServer({ 'POST /api/realtime/ticket': { ticket: 'wst_1', expiresAt: '' } })
  vi.stubGlobal('WebSocket', FakeSocket)
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  refill()
  authStore.set(signedIn)
  stop = startLive(queryClient)
  await vi.waitFor(() => expect(FakeSocket.opened).toHaveLength(1))
})
afterEach(() => {
  stop()
  clearApp()
  vi.restoreAllMocks()
})
const tell = (event: object) => FakeSocket.opened[0]?.onmessage?.({ data: JSON.stringify(event) })

it("opens /ws at the page's own server, with the token in its address", () => {
  const { protocol, host, pathname, searchParams } = new URL(FakeSocket.opened[0]?.address ?? '')
  expect([protocol, host, pathname]).toEqual(['ws:', window.location.host, '/ws'])
  expect(searchParams.get('token')).toBe('wst_1')
})

it('asks for the companions and their pictures anew when a picture is there, and on every connection', () => {
  expect(isStale()).toEqual([false, false])
  tell({ type: 'image_generated', companionId: 'c1', imageUrl: 'companion_c1_1_a' })
  expect(isStale()).toEqual([true, true])
  refill()
  FakeSocket.opened[0]?.onopen?.()
  expect(isStale()).toEqual([true, true])
})

it('only logs what the server says of an error', () => {
  tell({ type: 'error', error: 'the painter fell off the ladder' })
  expect(isStale()).toEqual([false, false])
  expect(warn.mock.calls.flat()).toContain('the painter fell off the ladder')
  expect(document.body.textContent).not.toContain('ladder')
})

it('closes on purpose when somebody signs out', () => {
  authStore.set(signedOut)
  expect(FakeSocket.opened[0]?.closedWith).toBe(1000)
})
