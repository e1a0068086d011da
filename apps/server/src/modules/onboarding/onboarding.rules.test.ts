import { expect, test } from 'vitest'
import { decideSubmission, statusOf } from './onboarding.rules.ts'

const row = (changes: Partial<Parameters<typeof statusOf>[0] & object> = {}) => ({
  userId: 'u',
  ageVerifiedAt: new Date(0),
  ageMethod: 'self_declaration' as const,
  termsVersion: '2',
  termsAcceptedAt: new Date(0),
  ...changes,
})

test.each([
  [undefined, [false, false, false]],
  [row(), [true, true, true]],
  [row({ ageVerifiedAt: null, ageMethod: null }), [false, false, true]],
  [row({ termsVersion: null, termsAcceptedAt: null }), [false, true, false]],
  [row({ termsVersion: '1' }), [false, true, false]],
])('the state of %o', (stored, [onboardingComplete, ageVerified, termsAccepted]) => {
  expect(statusOf(stored, '2')).toEqual({ onboardingComplete, ageVerified, termsAccepted, termsVersion: '2' })
})

const nothing = statusOf(undefined, '2')
const newTerms = statusOf(row({ termsVersion: '1' }), '2')
const done = statusOf(row(), '2')
const self = 'self_declaration' as const

test.each([
  ['both at once', nothing, { age: self, termsAccepted: true }, { age: self, terms: true }],
  ['new terms alone', newTerms, { age: null, termsAccepted: true }, { age: null, terms: true }],
  ['nothing, where all is done', done, { age: null, termsAccepted: false }, { age: null, terms: false }],
  ['all of it again', done, { age: self, termsAccepted: true }, { age: null, terms: false }],
])('it takes %s', (_, status, declaration, expected) => {
  expect(decideSubmission(status, declaration)).toEqual(expected)
})

test.each([
  ['age', nothing, { age: null, termsAccepted: true }, 'Please confirm that you are 18 or older.'],
  ['terms', nothing, { age: self, termsAccepted: false }, 'You must accept the terms to continue'],
  ['new terms', newTerms, { age: self, termsAccepted: false }, 'You must accept the terms to continue'],
])('it asks for the %s', (_, status, declaration, text) => {
  expect(() => decideSubmission(status, declaration)).toThrow(text)
})
