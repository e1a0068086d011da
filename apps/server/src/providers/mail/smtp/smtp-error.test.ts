import { expect, test } from 'vitest'
import { loggedError } from '#server/platform/logger/logger.ts'
import { MailError } from '../port.ts'
import { smtpError } from './smtp-error.ts'

const thrown = (fields: Record<string, unknown>) =>
  Object.assign(new Error('550 no mailbox ada@example.org here'), fields)

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'refused', false, /user and password of SMTP_URL/],
  [{ code: 'EAUTH', responseCode: 454 }, 'refused', true, /user and password/],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused', false, /refused \(550, RCPT TO/],
  [{ code: 'EMESSAGE', responseCode: 451 }, 'refused', true, /refused \(451/],
  [{ code: 'EPROTOCOL', responseCode: 503 }, 'refused', true, /503/],
  [{ code: 'ETLS' }, 'refused', false, /no TLS/],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'unreachable', true, /certificate/],
  [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'unreachable', true, /certificate/],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'unreachable', true, /cannot be reached.*ECONNREFUSED/],
  [{ code: 'EDNS' }, 'unreachable', true, /name of the mail server/],
  [{ code: 'ETIMEDOUT' }, 'unreachable', true, /in time/],
  [{}, 'unreachable', true, /cannot be reached$/],
])('%o is %s, worth another try: %s', (fields, failure, retryable, message) => {
  const error = smtpError(thrown(fields))
  expect(error).toMatchObject({ failure, retryable })
  expect(error.message).toMatch(message)
})

test('neither its message nor what is logged of it names the recipient', () => {
  const error = smtpError(thrown({ code: 'EENVELOPE', responseCode: 550, recipient: 'ada@example.org' }))
  expect(error.message).not.toContain('ada')
  expect(JSON.stringify(loggedError(error))).not.toContain('ada')
})

test('an error of the port stays as it is', () => {
  const error = new MailError('Mail is closed', { failure: 'closed', retryable: true })
  expect(smtpError(error)).toBe(error)
})
