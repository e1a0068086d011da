/** `GET /ws?token=`: accepts first and closes with the code after, since a refused upgrade reads as 1006 in a browser. */
import { closeCodes } from '@everbond/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller, Gate } from '../http/caller.ts'
import { asAppError } from '../http/errors.ts'
import type { RealtimeHub } from './hub.ts'
import { isTicket, type Tickets } from './tickets.ts'

const pingInterval = 30_000

export type SocketRouteOptions = {
  hub: RealtimeHub
  tickets: Tickets
  gate: Gate
  /** Whether a page of this origin may open a socket; a request without one is not a browser's. */
  isAllowedOrigin: (origin: string, host: string | undefined) => boolean
}

type Opening = { caller: Caller; scope: 'specified' | 'all' }

export const registerSocket = (app: FastifyInstance, options: SocketRouteOptions): void => {
  const { hub, tickets, gate, isAllowedOrigin } = options

  const open = async (token: string): Promise<Opening | null> => {
    if (!isTicket(token)) return { caller: await gate.authenticate(token), scope: 'specified' }
    const caller = await tickets.redeem(token)
    return caller && { caller, scope: 'all' }
  }

  app.get<{ Querystring: { token?: string } }>('/ws', { websocket: true }, async (socket, request) => {
    const { origin, host } = request.headers
    if (origin !== undefined && !isAllowedOrigin(origin, host)) {
      socket.close(closeCodes.forbidden, 'origin')
      return
    }
    socket.on('error', () => socket.terminate())
    try {
      const opening = await open(request.query.token ?? '')
      if (!opening) {
        socket.close(closeCodes.auth, 'token')
        return
      }
      hub.add({ ...opening.caller, scope: opening.scope, socket })
    } catch (error) {
      // Only a token that is no good ends the client's tries; a fault of ours is worth another.
      const { status } = asAppError(error)
      socket.close(status === 401 ? closeCodes.auth : 1011)
      return
    }
    let answered = true
    socket.on('pong', () => {
      answered = true
    })
    const ping = setInterval(() => {
      if (!answered) socket.terminate()
      answered = false
      socket.ping()
    }, pingInterval)
    socket.once('close', () => clearInterval(ping))
  })
}
