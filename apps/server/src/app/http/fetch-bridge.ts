/** Lets parts that speak the web's `Request` and `Response` answer under a path of this server. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Null leaves the request unanswered: not found. */
export type FetchHandler = (
  request: Request,
  peer: { peerAddress: string | undefined },
) => Promise<Response | null>

const toRequest = (request: FastifyRequest, origin: string): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const entry of value) headers.append(name, entry)
    else if (value !== undefined) headers.set(name, value)
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body instanceof Uint8Array
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(hasBody ? { body: request.body as Uint8Array<ArrayBuffer> } : {}),
  })
}

const sendResponse = async (reply: FastifyReply, response: Response) => {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.send(response.body === null ? null : Buffer.from(await response.arrayBuffer()))
}

export type BridgeOptions = {
  /** With a trailing `/*`. */
  path: string
  handle: FetchHandler
  originOf: (request: FastifyRequest) => string
}

/** Registers a handler under a path; its bodies arrive as the bytes that were sent. */
export const bridge = (app: FastifyInstance, { path, handle, originOf }: BridgeOptions): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: path,
      handler: async (request, reply) => {
        const response = await handle(toRequest(request, originOf(request)), {
          peerAddress: request.socket.remoteAddress,
        })
        return response ? sendResponse(reply, response) : reply.callNotFound()
      },
    })
  })
}
