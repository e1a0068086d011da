import { expect, test } from 'vitest'
import { assertMail, isHeaderText, isMailAddress } from './mail.rules.ts'

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' }

test.each([
  'ada@example.org',
  'a@b',
  'everbond@localhost',
  'ada.lovelace+news@mail.example.co.uk',
  "o'brien@example.org",
  '用户@例子.公司',
])('%s is an address', (address) => {
  expect(isMailAddress(address)).toBe(true)
})

test.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@example.org, eve@example.org',
  'ada@example.org;eve@example.org',
  'ada@eve@example.org',
  'Ada <ada@example.org>',
  '<ada@example.org>',
  'ada@example.org\r\nBcc: eve@example.org',
  'ada\n@example.org',
  'ada @example.org',
  'ada\u0000@example.org',
  'ada\u2028@example.org',
  'ada\u202e@example.org',
  '"ada eve"@example.org',
  'ada@[127.0.0.1]',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.org.',
  '.ada@example.org',
  'a..b@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(130)}org`,
])('%j is no address', (address) => {
  expect(isMailAddress(address)).toBe(false)
})

test.each([
  ['Reset your password', true],
  ['Grüße 💌', true],
  ['', false],
  ['   ', false],
  ['Hello\r\nBcc: eve@example.org', false],
  ['Hello\nworld', false],
  ['Hello\u2029world', false],
  ['Hello\u0000', false],
  ['x'.repeat(201), false],
])('%j as a subject: %s', (subject, expected) => {
  expect(isHeaderText(subject)).toBe(expected)
})

test('a refused mail is told without what it says', () => {
  const attempt = () => assertMail({ ...mail, to: 'secret-person@example.org\r\nBcc: eve@example.org' })
  expect(attempt).toThrow('The address is not one that mail can be sent to')
  expect(attempt).not.toThrow(/secret-person|eve/)
})

test('a mail needs both of its parts', () => {
  expect(() => assertMail(mail)).not.toThrow()
  expect(() => assertMail({ ...mail, text: ' ' })).toThrow(/text and an HTML part/)
  expect(() => assertMail({ ...mail, html: '' })).toThrow(/text and an HTML part/)
})
