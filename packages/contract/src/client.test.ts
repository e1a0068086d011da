import { expect, test, vi } from 'vitest'
import { ApiError, createClient } from './client.ts'
import { routes } from './routes.ts'

const clientWith = ({ token = 'token', answer = () => Response.json({}) } = {}) => {
  const send = vi.fn<typeof fetch>(async () => answer())
  const getToken = vi.fn(async () => token || null)
  const call = createClient({ baseUrl: 'https://everbond.example', getToken, fetch: send })
  const sent = () => {
    const [address, init] = send.mock.calls[0] ?? []
    return { address, ...init, headers: new Headers(init?.headers) }
  }
  return { call, sent, getToken }
}

test('a read asks for JSON at the path, with the bearer and credentials and without a body', async () => {
  const { call, sent } = clientWith()
  await call(routes.getUsage, { query: { userId: 'u 1' } })
  const { address, method, credentials, headers, body } = sent()
  expect(address).toBe('https://everbond.example/api/usage?userId=u+1')
  expect([method, credentials, body]).toEqual(['GET', 'include', undefined])
  expect([headers.get('accept'), headers.get('authorization')]).toEqual(['application/json', 'Bearer token'])
  expect(headers.has('content-type')).toBe(false)
})

test.each([
  ['POST', () => clientWith(), routes.createCompanion, undefined],
  ['PUT', () => clientWith(), routes.updateCompanion, { id: 'c1' }],
  ['DELETE', () => clientWith(), routes.deleteCompanion, { id: 'c1' }],
] as const)('%s sends JSON, with the bearer and credentials', async (method, open, route, params) => {
  const { call, sent } = open()
  await call(route as typeof routes.updateCompanion, {
    params: params ?? { id: '' },
    body: { name: 'Odile' },
  })
  const { credentials, headers, body, ...rest } = sent()
  expect([rest.method, credentials]).toEqual([method, 'include'])
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('authorization')).toBe('Bearer token')
  expect(JSON.parse(String(body))).toEqual({ name: 'Odile' })
})

test('where there is no token none is sent; public routes do not even ask for one', async () => {
  const { call, sent } = clientWith({ token: '' })
  await call(routes.getUser, {})
  expect(sent().headers.has('authorization')).toBe(false)
  const open = clientWith()
  await open.call(routes.getStatus, {})
  expect(open.getToken).not.toHaveBeenCalled()
  expect(open.sent().headers.has('authorization')).toBe(false)
})

test.each([
  ['the text of our own errors', () => Response.json({ error: 'No.' }, { status: 400 }), '400: No.'],
  ['the text of any other answer', () => new Response('nginx is sad', { status: 502 }), '502: nginx is sad'],
  [
    'the status text where there is none',
    () => new Response('', { status: 503, statusText: 'Service Unavailable' }),
    '503: Service Unavailable',
  ],
])("an answer that is not OK is an error '{status}: {text}' with %s", async (_, answer, message) => {
  const failure = await clientWith({ answer })
    .call(routes.getUser, {})
    .catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ message, status: Number(message.slice(0, 3)) })
})

test('an error keeps its code, its field and whether a higher plan would help', async () => {
  const body = { error: 'No.', code: 'companion.limit_reached', field: 'name', upgradeRequired: true }
  const { call } = clientWith({ answer: () => Response.json(body, { status: 403 }) })
  await expect(call(routes.getUser, {})).rejects.toMatchObject({ body })
})
