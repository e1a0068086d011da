import { expect, test } from 'vitest'
import { createSandboxGate, sandboxGatePath } from './sandbox-gate.ts'

const token = 'qk3_Zr-9fXw2'
const gate = createSandboxGate({ token, secure: true })

const origin = 'https://everbond.example'

const visit = (path: string, init?: RequestInit) =>
  gate({ request: new Request(origin + path, init), peerAddress: '203.0.113.7', host: 'everbond.example' })

const fill = (fields: Record<string, string>) =>
  visit(sandboxGatePath, { method: 'POST', body: new URLSearchParams(fields) })

test('on the machine itself nothing is asked', async () => {
  const request = new Request('http://localhost:3000/sandbox/outbox')
  expect(await gate({ request, peerAddress: '127.0.0.1', host: 'localhost:3000' })).toBeNull()
})

test('from elsewhere the token is asked for, and the form remembers where one was going', async () => {
  const response = await visit('/sandbox/outbox/abc?x="1"')
  expect(response?.status).toBe(403)
  const page = await response?.text()
  expect(page).toContain('name="next" value="/sandbox/outbox/abc?x=%221%22"')
  expect(page).not.toContain(token)
})

test('the token is taken once, and its cookie opens the pages', async () => {
  const response = await fill({ token: ` ${token}`, next: '/sandbox/outbox/abc?x=1' })
  expect(response?.status).toBe(303)
  expect(response?.headers.get('location')).toBe('/sandbox/outbox/abc?x=1')
  const cookie = response?.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Path=\/sandbox; HttpOnly; SameSite=Strict; Secure$/)
  const opened = { headers: { cookie: `other=1; ${cookie.split(';')[0]}` } }
  expect(await visit('/sandbox/outbox', opened)).toBeNull()
})

test('a wrong token opens nothing and is told', async () => {
  const response = await fill({ token: 'guess', next: '/sandbox/outbox' })
  expect(response?.status).toBe(403)
  expect(response?.headers.get('set-cookie')).toBeNull()
  expect(await response?.text()).toContain('That is not the token.')
  expect((await visit('/sandbox/outbox', { headers: { cookie: 'everbond_sandbox=guess' } }))?.status).toBe(
    403,
  )
})

test.each([
  'https://evil.example/sandbox/',
  '//evil.example/sandbox/',
  '/\\evil.example/sandbox/',
  '/sandbox/../admin',
  'javascript:alert(1)',
  '/sandbox//../../evil',
  '',
])('the form leads nowhere else: %s', async (next) => {
  expect((await fill({ token, next }))?.headers.get('location')).toBe('/sandbox/outbox')
})

test('without https the cookie is not kept from http', async () => {
  const plain = createSandboxGate({ token, secure: false })
  const body = new URLSearchParams({ token })
  const request = new Request(`http://10.0.0.5:3000${sandboxGatePath}`, { method: 'POST', body })
  const response = await plain({ request, peerAddress: '10.0.0.9', host: '10.0.0.5:3000' })
  expect(response?.headers.get('set-cookie')).not.toContain('Secure')
})
