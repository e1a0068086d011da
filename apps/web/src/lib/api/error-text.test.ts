import { ApiError } from '@everbond/contract'
import { expect, it } from 'vitest'
import { errorField, errorText, errorTextOrStatus } from './error-text.ts'

const refused = (body: string, statusText = 'Bad Gateway') => new ApiError({ status: 502, statusText }, body)
const ours = refused('{"error":"Companion not found.","field":"name"}')

it("says what the server's error says, and at which field", () => {
  expect([errorText(ours, 'x'), errorTextOrStatus(ours, 'x'), errorField(ours)]).toEqual([
    'Companion not found.',
    'Companion not found.',
    'name',
  ])
})

it("says 'HTTP {status}: {statusText}' where the answer has no error of the server's", () => {
  for (const body of ['', '<html>nginx</html>', '{}', '[]', 'null']) {
    expect(errorTextOrStatus(refused(body), 'Failed to create companion')).toBe('HTTP 502: Bad Gateway')
  }
})

it('falls back where there was no answer, and where the answer says nothing', () => {
  const lost = new TypeError('Failed to fetch')
  expect(errorTextOrStatus(lost, 'Failed to create companion')).toBe('Failed to create companion')
  expect([errorText(lost, 'x'), errorText(refused('<html>'), 'x')]).toEqual(['x', 'x'])
})
