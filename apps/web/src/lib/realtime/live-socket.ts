/** The live socket (companions §§ 4, 7, 9): opened by ticket, opened again after 3 s unless it was ended for good. */
import { closeCodes, type LiveEvent, timing } from '@everbond/contract'
import { createStore, type Store } from '#web/lib/store.ts'
import { readLiveEvent } from './live-event.ts'
import { shouldReconnect } from './reconnect.rules.ts'
import { ticketWithRetries } from './ticket.ts'

export type LiveState = 'disconnected' | 'connecting' | 'connected' | 'error'

export type LiveSocketOptions = {
  address: (ticket: string) => string
  getTicket: () => Promise<string>
  isSignedIn: () => boolean
  onConnect: () => void
  onEvent: (event: LiveEvent) => void
  onFailure: (message: string, cause: unknown) => void
  /** The session behind the socket has ended. */
  onSessionEnded: () => void
  createSocket?: (address: string) => WebSocket
}

export type LiveSocket = { state: Store<LiveState>; open: () => void; close: () => void }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export const createLiveSocket = (options: LiveSocketOptions): LiveSocket => {
  const { createSocket = (address) => new WebSocket(address) } = options
  const state = createStore<LiveState>('disconnected')
  let socket: WebSocket | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Rises with every open and close; what belongs to an older one is left alone. */
  let turn = 0

  const later = (mine: number): void => {
    retry = setTimeout(() => void connect(mine), timing.socket.reconnectDelay)
  }

  const connect = async (mine: number): Promise<void> => {
    if (mine !== turn) return
    state.set('connecting')
    let ticket: string
    try {
      ticket = await ticketWithRetries({ getTicket: options.getTicket, sleep: pause })
    } catch (cause) {
      if (mine !== turn) return
      state.set('error')
      options.onFailure('no ticket for the live socket', cause)
      if (options.isSignedIn()) later(mine)
      return
    }
    if (mine === turn) attach(createSocket(options.address(ticket)), mine)
  }

  const attach = (opened: WebSocket, mine: number): void => {
    socket = opened
    opened.onopen = () => {
      if (mine !== turn) return
      state.set('connected')
      options.onConnect()
    }
    opened.onmessage = ({ data }) => {
      const event = readLiveEvent(data)
      if (event !== null && mine === turn) options.onEvent(event)
    }
    opened.onerror = () => {
      if (mine === turn) state.set('error')
    }
    opened.onclose = ({ code }) => {
      if (mine !== turn) return
      socket = null
      if (state.get() !== 'error') state.set('disconnected')
      if (code === closeCodes.auth) options.onSessionEnded()
      if (shouldReconnect({ code, isSignedIn: options.isSignedIn() })) later(mine)
    }
  }

  const end = (): void => {
    turn += 1
    clearTimeout(retry)
    socket?.close(closeCodes.normal)
    socket = null
  }

  return {
    state,
    open: () => {
      end()
      void connect(turn)
    },
    close: () => {
      end()
      state.set('disconnected')
    },
  }
}
