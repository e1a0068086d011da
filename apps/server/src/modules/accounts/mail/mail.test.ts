import { expect, test } from 'vitest'
import { letter } from './letter.ts'
import { resetMail } from './reset-mail.ts'
import { verificationMail } from './verification-mail.ts'

const url = 'https://everbond.example/verify-email?token=abc-DEF_1&next=%2Fadmin'

test('a verification mail greets, links and says what happens without an answer', () => {
  const mail = verificationMail({ name: 'Ada', url })
  expect(mail.subject).toBe('Confirm your email address')
  expect(mail.text).toBe(
    [
      'Hello Ada,',
      'welcome to Everbond. Please confirm that this email address is yours:',
      url,
      'If you did not sign up, you can ignore this mail; the address will not be used.',
      'Everbond',
    ].join('\n\n'),
  )
  expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
})

test.each([
  [60, 'once, for 60 minutes.'],
  [1, 'once, for one minute.'],
])('a reset mail says that its link works for %s min', (minutes, words) => {
  const mail = resetMail({ name: null, url, minutes })
  expect(mail.subject).toBe('Reset your password')
  expect(mail.text).toContain('Hello,\n')
  expect(mail.text).toContain(words)
  expect(mail.html).toContain(words)
})

test.each(['Ada', 'Zoë O’Neill-Smith', 'user_42', '  Grace   Hopper ', '美咲'])('%j is greeted', (name) => {
  expect(verificationMail({ name, url }).text).toContain(`Hello ${name.trim().replace(/\s+/g, ' ')},`)
})

test.each([
  'win.example',
  'https://win.example',
  'Ada\nYou won, call 555',
  'Ada! You won',
  '<script>alert(1)</script>',
  '@ada',
  'x'.repeat(41),
  '\u202eada',
  ' ',
  null,
])('%j is greeted without a name', (name) => {
  const mail = verificationMail({ name, url })
  expect(mail.text.startsWith('Hello,\n')).toBe(true)
  expect(mail.html).toContain('>Hello,<')
  expect(mail.html).not.toMatch(/win\.example|<script|555/)
})

test('what stands in the words of a letter is escaped', () => {
  const mail = letter({
    subject: '<b>',
    name: "O'Neill",
    before: 'a < b & "c"',
    link: { label: '<i>', url: 'https://a.example/"><script>' },
    after: ['<script>'],
  })
  expect(mail.html).not.toMatch(/<b>|<i>|<script/)
  expect(mail.html).toContain('a &lt; b &amp; &quot;c&quot;')
  expect(mail.html).toContain('O&#39;Neill')
})

test.each(['javascript:alert(1)', '/verify-email', 'mailto:a@b.org'])('%s is no link of a mail', (wrong) => {
  expect(() => verificationMail({ name: 'Ada', url: wrong })).toThrow()
})
