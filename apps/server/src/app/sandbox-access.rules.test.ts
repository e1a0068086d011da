import { expect, test } from 'vitest'
import { isToken, mayOpenSandbox, type SandboxVisit } from './sandbox-access.rules.ts'

const atHome: SandboxVisit = {
  peerAddress: '127.0.0.1',
  host: 'localhost:3000',
  headers: { host: 'localhost:3000', 'user-agent': 'x' },
  token: null,
  expectedToken: 'expected',
}

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['127.0.0.1', '127.0.0.1:3000'],
  ['::ffff:127.0.0.1', 'localhost'],
  ['::1', '[::1]:3000'],
])('opens to this machine: %s by %s', (peerAddress, host) => {
  expect(mayOpenSandbox({ ...atHome, peerAddress, host })).toBe(true)
})

test.each([
  ['192.168.1.20', 'localhost:3000'],
  ['::ffff:10.0.0.1', 'localhost:3000'],
  ['2001:db8::1', '[::1]:3000'],
  [undefined, 'localhost:3000'],
  ['127.0.0.1', 'everbond.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'localhost.evil.example:3000'],
  ['127.0.0.1', ''],
  ['127.0.0.1', undefined],
])('asks for the token: %s by %s', (peerAddress, host) => {
  expect(mayOpenSandbox({ ...atHome, peerAddress, host })).toBe(false)
})

test.each([
  'forwarded',
  'Forwarded',
  'x-forwarded-for',
  'X-Forwarded-Host',
  'x-forwarded-proto',
  'x-forwarded-anything',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
])('asks for the token behind whatever sends %s', (name) => {
  expect(mayOpenSandbox({ ...atHome, headers: { ...atHome.headers, [name]: '' } })).toBe(false)
})

test('opens to whoever knows the token, from anywhere', () => {
  const away = { ...atHome, peerAddress: '203.0.113.7', host: 'everbond.example' }
  expect(mayOpenSandbox({ ...away, token: 'expected' })).toBe(true)
  for (const token of ['', 'Expected', 'expected ', 'expecte', null])
    expect(mayOpenSandbox({ ...away, token })).toBe(false)
})

test('where no token was made, none opens', () => {
  expect(isToken('', '')).toBe(false)
  expect(mayOpenSandbox({ ...atHome, peerAddress: '203.0.113.7', token: '', expectedToken: '' })).toBe(false)
})
