import { expect, test } from 'vitest'
import { html } from './html.ts'

test('what is put in is escaped', () => {
  expect(`${html`<p title="${`"'`}">${'<script>&'}</p>`}`).toBe(
    '<p title="&quot;&#39;">&lt;script&gt;&amp;</p>',
  )
})

test('templates nest, lists join, null prints nothing', () => {
  const rows = ['a<', 'b'].map((text) => html`<li>${text}</li>`)
  expect(`${html`<ul>${rows}</ul>${null}${3}`}`).toBe('<ul><li>a&lt;</li><li>b</li></ul>3')
})

test('an object that only looks like a template is not taken for one', () => {
  const forged = JSON.parse('{"toString":"<b>"}') as never
  expect(() => html`<p>${forged}</p>`).toThrow()
})
