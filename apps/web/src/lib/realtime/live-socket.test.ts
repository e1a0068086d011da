import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveSocket, type LiveSocketOptions } from './live-socket.ts'

class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  closedWith: number | null = null
  close(code: number): void {
    this.closedWith = code
  }
}

const setUp = (given: Partial<LiveSocketOptions> = {}) => {
  const sockets: FakeSocket[] = []
  const addresses: string[] = []
  const options = {
    address: (ticket: string) => `ws://here/ws?token=${ticket}`,
    getTicket: vi.fn(async () => 'ticket'),
    isSignedIn: () => true,
    onConnect: vi.fn(),
    onEvent: vi.fn(),
    onFailure: vi.fn(),
    onSessionEnded: vi.fn(),
    ...given,
  }
  const live = createLiveSocket({
    ...options,
    createSocket: (address) => {
      addresses.push(address)
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
  })
  return { live, sockets, addresses, options }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('the live socket', () => {
  it('opens with a ticket and tells that it is connected', async () => {
    const { live, sockets, addresses, options } = setUp()
    live.open()
    await settle()
    expect(live.state.get()).toBe('connecting')
    expect(addresses).toEqual(['ws://here/ws?token=ticket'])
    sockets[0]?.onopen?.()
    expect(live.state.get()).toBe('connected')
    expect(options.onConnect).toHaveBeenCalledTimes(1)
  })

  it.each([1001, 1005, 1006, 1011])('opens again 3 s after close code %i', async (code) => {
    const { live, sockets } = setUp()
    live.open()
    await settle()
    sockets[0]?.onclose?.({ code })
    expect(live.state.get()).toBe('disconnected')
    await vi.advanceTimersByTimeAsync(2999)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(2)
  })

  it.each([1000, 4001, 4003])('stays closed after close code %i', async (code) => {
    const { live, sockets } = setUp()
    live.open()
    await settle()
    sockets[0]?.onclose?.({ code })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('tells that its session has ended after close code 4001 alone', async () => {
    for (const [code, times] of [
      [1006, 0],
      [4003, 0],
      [4001, 1],
    ] as const) {
      const { live, sockets, options } = setUp()
      live.open()
      await settle()
      sockets[0]?.onclose?.({ code })
      expect(options.onSessionEnded).toHaveBeenCalledTimes(times)
    }
  })

  it('stays closed when nobody is signed in', async () => {
    const { live, sockets } = setUp({ isSignedIn: () => false })
    live.open()
    await settle()
    sockets[0]?.onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('is closed deliberately, also while it is still connecting', async () => {
    const { live, sockets } = setUp()
    live.open()
    live.close()
    await settle()
    expect(sockets).toHaveLength(0)
    live.open()
    await settle()
    live.close()
    expect(sockets[0]?.closedWith).toBe(1000)
    sockets[0]?.onclose?.({ code: 1006 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  it('asks 3 times for a ticket, 500 ms apart, and then is in error', async () => {
    const getTicket = vi.fn(async (): Promise<string> => {
      throw new Error('503')
    })
    const { live, options } = setUp({ getTicket })
    live.open()
    await settle()
    expect(getTicket).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(500)
    expect(getTicket).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(getTicket).toHaveBeenCalledTimes(3)
    expect(live.state.get()).toBe('error')
    expect(options.onFailure).toHaveBeenCalledTimes(1)
  })

  it('tries for a ticket again 3 s after it was in error, and connects once there is one', async () => {
    const getTicket = vi.fn(async () => 'ticket')
    for (let tries = 0; tries < 3; tries += 1) getTicket.mockRejectedValueOnce(new Error('503'))
    const { live, sockets } = setUp({ getTicket })
    live.open()
    await vi.advanceTimersByTimeAsync(1000)
    expect(live.state.get()).toBe('error')
    await vi.advanceTimersByTimeAsync(2999)
    expect(getTicket).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(1)
    sockets[0]?.onopen?.()
    expect(live.state.get()).toBe('connected')
  })

  it('asks for no further ticket when nobody is signed in', async () => {
    const getTicket = vi.fn(async (): Promise<string> => {
      throw new Error('401')
    })
    const { live } = setUp({ getTicket, isSignedIn: () => false })
    live.open()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getTicket).toHaveBeenCalledTimes(3)
    expect(live.state.get()).toBe('error')
  })

  it('is in error from a fault of the connection until it opens again, and tells each time that it connects', async () => {
    const { live, sockets, options } = setUp()
    live.open()
    await settle()
    sockets[0]?.onopen?.()
    sockets[0]?.onerror?.()
    sockets[0]?.onclose?.({ code: 1006 })
    expect(live.state.get()).toBe('error')
    await vi.advanceTimersByTimeAsync(3000)
    sockets[1]?.onopen?.()
    expect(live.state.get()).toBe('connected')
    expect(options.onConnect).toHaveBeenCalledTimes(2)
  })

  it('hears nothing more from a socket that it has left', async () => {
    const { live, sockets, options } = setUp()
    live.open()
    await settle()
    live.close()
    sockets[0]?.onopen?.()
    sockets[0]?.onmessage?.({ data: JSON.stringify({ type: 'companions_changed' }) })
    expect(live.state.get()).toBe('disconnected')
    expect(options.onConnect).not.toHaveBeenCalled()
    expect(options.onEvent).not.toHaveBeenCalled()
  })

  it('hands on the events that it knows and ignores the rest', async () => {
    const { live, sockets, options } = setUp()
    live.open()
    await settle()
    const event = { type: 'image_generated', companionId: 'c1', imageUrl: 'companion_c1_1_x' }
    for (const data of [JSON.stringify(event), '{"type":"later"}', 'not json', new Blob()]) {
      sockets[0]?.onmessage?.({ data })
    }
    expect(options.onEvent).toHaveBeenCalledTimes(1)
    expect(options.onEvent).toHaveBeenCalledWith(event)
  })
})
