/** The form of every mail about an account: a greeting, a few lines, one link, a few lines. */

export type Letter = { subject: string; text: string; html: string }

export type LetterParts = {
  subject: string
  /** What the person is called, as typed at sign-up. */
  name: string | null
  before: string
  link: { label: string; url: string }
  after: readonly string[]
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/**
 * A name fit to greet with, or null. Whoever signs up with a stranger's address chooses the name in that stranger's mail:
 * letters and spaces can say no more than a name, while signs could make an advertisement or an address to click on.
 */
const greetable = (name: string | null): string | null => {
  const trimmed = name?.trim().replace(/\s+/g, ' ') ?? ''
  return /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} _'’-]{0,39}$/u.test(trimmed) ? trimmed : null
}

const signature = 'Everbond'

/** The words in both forms. Throws where the link is no http(s) address. */
export const letter = ({ subject, name, before, link, after }: LetterParts): Letter => {
  const { protocol, href } = new URL(link.url)
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('A link in a mail must be http or https')
  const known = greetable(name)
  const greeting = known === null ? 'Hello,' : `Hello ${known},`
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const address = escaped(href)

  return {
    subject,
    text: [greeting, before, href, ...after, signature].join('\n\n'),
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:28px 20px;font:16px/26px Georgia,serif">
<div style="max-width:520px;margin:0 auto">
${paragraph(greeting)}
${paragraph(before)}
<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#b54438;color:#fefaf3;text-decoration:none">${escaped(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;word-break:break-all">Or open this address: <a href="${address}">${address}</a></p>
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;font-style:italic">${signature}</p>
</div>
</body>
</html>
`,
  }
}
