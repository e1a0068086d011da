import { html, type Insertable, type SafeHtml } from './html.ts'

const address = /https?:\/\/[^\s<>"'`\p{C}]+/gu

/** A sentence's own signs after an address are not part of it; a closing bracket is where it was opened inside. */
const withoutTrailing = (found: string): string => {
  let url = found
  while (/[.,:;!?)\]}…]$/u.test(url)) {
    if (url.endsWith(')') && url.split('(').length >= url.split(')').length) break
    url = url.slice(0, -1)
  }
  return url
}

/** Plain text with its http(s) addresses made into links; everything else stays text. */
export const linkify = (text: string): SafeHtml => {
  const parts: Insertable[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const url = withoutTrailing(match[0])
    if (!URL.canParse(url)) continue
    parts.push(text.slice(end, match.index), html`<a href="${url}" rel="noreferrer noopener">${url}</a>`)
    end = match.index + url.length
  }
  parts.push(text.slice(end))
  return html`${parts}`
}
