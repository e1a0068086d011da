/** `/api/auth/*`: requests of the accounts that this installation keeps itself, handed to their provider. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/app-error.ts'
import { isLoopbackHost } from '#server/platform/http/hosts.ts'
import type { AuthProvider } from '#server/providers/auth/port.ts'

/** A form of an account is small. */
const bodyLimit = 16 * 1024

/** What the provider reads; nothing else of a request reaches it. */
const passedHeaders = [
  'accept',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
] as const

export type AuthEndpointOptions = { auth: Pick<AuthProvider, 'handle'>; publicOrigin: string | null }

/** The origin that a person opened. Another host than these two kinds is refused before a request comes here. */
const originOf = (host: string, publicOrigin: string | null): string =>
  publicOrigin !== null && !isLoopbackHost(host) ? publicOrigin : `http://${host}`

const asRequest = (request: FastifyRequest, publicOrigin: string | null): Request => {
  const headers = new Headers()
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = typeof request.body === 'string' && request.body !== '' ? request.body : null
  return new Request(`${originOf(request.headers.host ?? '', publicOrigin)}${request.raw.url}`, {
    method: request.method,
    headers,
    body,
  })
}

const send = async (reply: FastifyReply, response: Response) => {
  if (response.status >= 500) throw new AppError('server.error')
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.header('cache-control', 'private, no-store')
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

/** The provider takes any JSON for an object and breaks on what is none. */
const isJsonObject = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** Does nothing where people sign in elsewhere. */
export const registerAuthEndpoint = async (
  app: FastifyInstance,
  { auth: { handle }, publicOrigin }: AuthEndpointOptions,
): Promise<void> => {
  if (!handle) return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The provider reads the text itself.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) =>
        body === '' || isJsonObject(String(body)) ? done(null, body) : done(new AppError('request.invalid')),
    )
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/auth/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const response = await handle(asRequest(request, publicOrigin), { address: request.ip })
        return send(reply, response)
      },
    })
  })
}
