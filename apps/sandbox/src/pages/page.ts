/** One page of a sandbox: complete without scripts, outside files or the app. */
import { createHash } from 'node:crypto'
import { html, type SafeHtml, trusted } from './html.ts'
import { style } from './style.ts'

const styleHash = createHash('sha256').update(style).digest('base64')

const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What every answer of a sandbox carries: nothing here may be kept, framed, guessed at or told to other sites. */
export const privateHeaders = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const styleElement = trusted(`<style>${style}</style>`)

export type SandboxPage = {
  title: string
  /** What the mark says after 'Sandbox: '. */
  mark: string
  body: SafeHtml
  status?: number
  headers?: Record<string, string>
}

export const sandboxPage = ({ title, mark, body, status = 200, headers = {} }: SandboxPage): Response => {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Everbond sandbox</title>
${styleElement}
</head>
<body>
<main>
<div class="top"><span class="wordmark">Everbond</span></div>
<p class="notice"><strong>Sandbox:</strong> ${mark}</p>
${body}
</main>
</body>
</html>
`
  return new Response(`${page}`, {
    status,
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      ...headers,
    },
  })
}
