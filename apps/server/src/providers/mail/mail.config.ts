import { defineSlice, type Setting } from '#server/platform/config/config.ts'
import { isHeaderText, isMailAddress } from './mail.rules.ts'

/** How to reach a mail server. */
export type SmtpAddress = {
  host: string
  port: number
  auth: { user: string; pass: string } | null
  /** TLS from the first byte, TLS asked for after the greeting and then demanded, or none. */
  tls: 'implicit' | 'starttls' | 'none'
}

export type Sender = { name: string; address: string }

const example = 'smtps://user:password@mail.example.org:465'

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|::1)$/

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new Error("has a '%' that encodes nothing; write '%25' for the sign itself")
  }
}

/** Reads `smtps://…` or `smtp://…`. Its errors never repeat the value: it holds a password. */
export const parseSmtpUrl = (raw: string): SmtpAddress => {
  const url = URL.parse(raw)
  if (url === null || url.hostname === '') throw new Error(`must be an address such as ${example}`)
  if (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')
    throw new Error('must begin with smtps:// or smtp://')
  if (url.pathname !== '' && url.pathname !== '/') throw new Error('must have no path')
  const query = [...url.searchParams]
  if (query.some(([key, value]) => key !== 'tls' || value !== 'none') || url.hash !== '')
    throw new Error('knows no other option than ?tls=none')

  const host = decoded(url.hostname).replace(/^\[(.*)\]$/, '$1')
  const unprotected = query.length > 0 || loopbackHost.test(host)
  const tls = url.protocol === 'smtps:' ? 'implicit' : unprotected ? 'none' : 'starttls'
  return {
    host,
    port: url.port === '' ? (tls === 'implicit' ? 465 : 587) : Number(url.port),
    auth: url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) },
    tls,
  }
}

/** Reads `Everbond <hello@example.org>` or a bare address. */
export const parseSender = (raw: string): Sender => {
  const [, name = '', bracketed] = /^([^<>]*?)\s*<([^<>]*)>$/.exec(raw) ?? []
  const address = bracketed ?? raw
  const sender = { name: name.replace(/^"(.*)"$/, '$1') || 'Everbond', address }
  if (!isMailAddress(address) || !isHeaderText(sender.name))
    throw new Error('must be an address such as Everbond <hello@example.org>')
  return sender
}

const smtpUrl: Setting<SmtpAddress | null> = {
  doc: `Mail server, such as ${example}; smtp:// asks for STARTTLS and demands it, but on loopback or with ?tls=none`,
  shown: null,
  secret: true,
  fallback: null,
  parse: parseSmtpUrl,
}

const mailFrom: Setting<Sender | null> = {
  doc: 'Sender of all mail, such as Everbond <hello@example.org>; needed with SMTP_URL',
  shown: null,
  secret: false,
  fallback: null,
  parse: parseSender,
}

export const mailConfig = defineSlice({
  name: 'mail',
  title: 'Mail',
  settings: { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom },
})
