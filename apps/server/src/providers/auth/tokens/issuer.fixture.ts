/** A stand-in for somebody else's issuer, over real HTTP: keys, discovery, tokens, and whatever answers it is given. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type Answer = (request: IncomingMessage) => { status: number; body: unknown } | null

export type TokenOptions = { claims?: Record<string, unknown>; header?: Record<string, unknown> }

export const startIssuer = async (options: { alg?: string; answer?: Answer } = {}) => {
  const alg = options.alg ?? 'RS256'
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg, use: 'sig' }
  const asked: string[] = []
  let isDown = false

  const own = (url: string, origin: string): unknown => {
    if (url === '/.well-known/jwks.json') return { keys: [jwk] }
    if (url === '/.well-known/openid-configuration')
      return { issuer: origin, jwks_uri: `${origin}/.well-known/jwks.json` }
    return null
  }
  const reply = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    asked.push(`${request.method} ${url}`)
    if (isDown) return reply(response, 503, {})
    const given = options.answer?.(request)
    if (given) return reply(response, given.status, given.body)
    const body = own(url, origin)
    return reply(response, body === null ? 404 : 200, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no address')
  const origin = `http://127.0.0.1:${address.port}`

  return {
    origin,
    /** Requests so far, as 'GET /path'. */
    asked,
    publicKey,
    setDown: (down: boolean) => {
      isDown = down
    },
    token: async ({ claims = {}, header = {} }: TokenOptions = {}): Promise<string> => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: origin, sub: 'person', iat: now, exp: now + 60, ...claims })
        .setProtectedHeader({ alg, kid: 'first', ...header })
        .sign(privateKey)
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
