import { expect, test } from 'vitest'
import { readUsersInput } from './users-input.ts'

const why = ['--reason', 'a test']

test.each([
  [['show', 'ada'], { verb: 'show', who: 'ada' }],
  [['lock', 'ada', ...why], { verb: 'lock', who: 'ada', reason: 'a test' }],
  [
    ['grant-tier', 'ada', 'premium', ...why],
    { verb: 'grant-tier', who: 'ada', reason: 'a test', tier: 'premium' },
  ],
  [
    ['add', 'a@example.org', '--username', 'ada', '--password-stdin', ...why],
    { verb: 'add', email: 'a@example.org', username: 'ada', readsPassword: true, reason: 'a test' },
  ],
  [
    ['add', 'a@example.org', '--json', ...why],
    { verb: 'add', email: 'a@example.org', username: null, readsPassword: false, reason: 'a test' },
  ],
  [['revoke-tier', '--reason=  tidy  ', 'ada'], { verb: 'revoke-tier', who: 'ada', reason: 'tidy' }],
  [[], null],
  [['help'], null],
  [['lock', '--help'], null],
])('%j is understood', (argv, expected) => {
  expect(readUsersInput(argv)).toEqual(expected)
})

test.each([
  [['ban', 'ada', ...why], "There is no 'users ban'"],
  [['lock', ...why], 'Say whom'],
  [['lock', 'ada'], 'Say why'],
  [['lock', 'ada', '--reason', '  '], 'Say why'],
  [['lock', 'ada', 'bob', ...why], "'bob' is too much"],
  [['grant-tier', 'ada', ...why], 'Name a tier: free'],
  [['grant-tier', 'ada', 'gold', ...why], 'Name a tier: free'],
  [['grant-tier', 'ada', 'pro', 'now', ...why], "'now' is too much"],
  [['show', 'ada', '--force'], '--force'],
  [['lock', 'ada', '--reason'], '--reason'],
])('%j is not', (argv, text) => {
  expect(() => readUsersInput(argv)).toThrow(text)
})
