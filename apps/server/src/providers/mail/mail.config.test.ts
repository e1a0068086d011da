import { expect, test } from 'vitest'
import { ConfigError, readSlice } from '#server/platform/config/config.ts'
import { mailConfig, parseSender, parseSmtpUrl } from './mail.config.ts'

test.each([
  [
    'smtps://user:p%40ss@mail.example.org:465',
    { host: 'mail.example.org', port: 465, auth: { user: 'user', pass: 'p@ss' }, tls: 'implicit' },
  ],
  [
    'smtp://ada%40example.org:x@mail.example.org',
    { host: 'mail.example.org', port: 587, auth: { user: 'ada@example.org', pass: 'x' }, tls: 'starttls' },
  ],
  ['smtp://mail.example.org:25?tls=none', { host: 'mail.example.org', port: 25, auth: null, tls: 'none' }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, auth: null, tls: 'none' }],
  ['smtps://[2001:db8::1]', { host: '2001:db8::1', port: 465, auth: null, tls: 'implicit' }],
])('%s', (raw, expected) => {
  expect(parseSmtpUrl(raw)).toEqual(expected)
})

test.each([
  ['mail.example.org', /address such as/],
  ['https://mail.example.org', /begin with smtps/],
  ['smtp://mail.example.org/path', /no path/],
  ['smtp://mail.example.org?tls=maybe', /no other option/],
  ['smtp://mail.example.org?host=evil.example', /no other option/],
  ['smtps://user:hunter%2@mail.example.org', /encodes nothing/],
])('%s is refused', (raw, reason) => {
  expect(() => parseSmtpUrl(raw)).toThrow(reason)
})

test('what is said of a wrong SMTP_URL does not repeat the password', () => {
  const read = () => readSlice(mailConfig, { SMTP_URL: 'smtp://user:hunter2@mail.example.org/path' })
  expect(read).toThrow(ConfigError)
  expect(read).not.toThrow(/hunter2/)
})

test.each([
  ['Everbond <hello@example.org>', { name: 'Everbond', address: 'hello@example.org' }],
  ['"Ever, bond" <hello@example.org>', { name: 'Ever, bond', address: 'hello@example.org' }],
  ['hello@example.org', { name: 'Everbond', address: 'hello@example.org' }],
])('sender %s', (raw, expected) => {
  expect(parseSender(raw)).toEqual(expected)
})

test.each([
  'Everbond',
  'Everbond <>',
  'a@b.org, c@d.org',
  'A <a@b.org>, C <c@d.org>',
  'Ever\nbond <a@b.org>',
])('sender %j is refused', (raw) => {
  expect(() => parseSender(raw)).toThrow(/Everbond <hello@example.org>/)
})

test('mail is off unless given', () => {
  expect(readSlice(mailConfig, {})).toEqual({ SMTP_URL: null, MAIL_FROM: null })
})
