import { expect, it } from 'vitest'
import { AccountError } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { accountProblem } from './account-problem.rules.ts'

const refused = (code: string, status = 400, message = 'theirs') =>
  new AccountError({ code, status, message })

it('says at which field the refusal lies', () => {
  expect(accountProblem(refused('USERNAME_IS_ALREADY_TAKEN'))).toMatchObject({ field: 'username' })
  expect(accountProblem(refused('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'))).toMatchObject({ field: 'email' })
  expect(accountProblem(refused('INVALID_EMAIL_OR_PASSWORD', 401))).toMatchObject({ field: null })
})

it('says the same for a wrong name and a wrong password', () => {
  expect(accountProblem(refused('INVALID_USERNAME_OR_PASSWORD', 401))).toEqual(
    accountProblem(refused('INVALID_EMAIL_OR_PASSWORD', 401)),
  )
})

it('passes on what it does not know, but not the inside of a failed server', () => {
  expect(accountProblem(refused('', 403, 'This account is locked.')).text).toBe('This account is locked.')
  expect(accountProblem(refused('', 500, 'relation does not exist')).text).toBe(
    'Something went wrong. Please try again.',
  )
})

it('tells too many tries and a lost connection apart', () => {
  expect(accountProblem(refused('', 429)).text).toMatch(/^Too many tries/)
  expect(accountProblem(new TypeError('Failed to fetch')).text).toMatch(/^The server cannot be reached/)
})
