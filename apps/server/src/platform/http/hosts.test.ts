import { expect, test } from 'vitest'
import { answersFor, isProduction } from './hosts.ts'

test.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['everbond.example', true],
  ['EVERBOND.example:443', true],
  ['evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['', false],
  [undefined, false],
])('host %s is answered: %s', (host, expected) => {
  expect(answersFor(host, 'https://everbond.example')).toBe(expected)
})

test.each([
  [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: null }, false],
  [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'http://localhost:3000' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_ORIGIN: null }, true],
  [{ HOST: '127.0.0.1', PUBLIC_ORIGIN: 'https://everbond.example' }, true],
])('%o is production: %s', (exposure, expected) => {
  expect(isProduction(exposure)).toBe(expected)
})
