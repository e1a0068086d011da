import { expect, test } from 'vitest'
import { linkify } from './linkify.ts'

const linkOf = (url: string) => `<a href="${url}" rel="noreferrer noopener">${url}</a>`

test.each([
  ['Open https://a.example/x?t=1.', `Open ${linkOf('https://a.example/x?t=1')}.`],
  ['http://localhost:3000/v', linkOf('http://localhost:3000/v')],
  ['(see https://a.example/b)', `(see ${linkOf('https://a.example/b')})`],
  ['https://a.example/b_(c)', linkOf('https://a.example/b_(c)')],
  ['https://a.example/?a=1&b=2', linkOf('https://a.example/?a=1&amp;b=2')],
])('%s', (text, expected) => {
  expect(`${linkify(text)}`).toBe(expected)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.org', 'ftp://a.example'])(
  '%s stays text',
  (text) => {
    expect(`${linkify(text)}`).toBe(text)
  },
)

test('markup in a mail stays text, inside an address too', () => {
  const page = `${linkify('<script>x</script> https://a.example/"onmouseover="x')}`
  expect(page).not.toContain('<script')
  expect(page).not.toContain('"onmouseover')
})
