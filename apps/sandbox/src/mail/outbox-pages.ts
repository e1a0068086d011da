import { html, type SafeHtml } from '../pages/html.ts'
import { linkify } from '../pages/linkify.ts'
import { privateHeaders, sandboxPage } from '../pages/page.ts'
import type { KeptMail, Outbox } from './outbox.ts'

const path = '/sandbox/outbox'
const mark = 'mail is not sent to anyone'
const pageSize = 50

const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' })

const time = (iso: string): SafeHtml => html`<time datetime="${iso}">${clock.format(new Date(iso))}</time>`

const subjectOf = (mail: KeptMail): string => mail.subject || '(no subject)'

const row = (mail: KeptMail): SafeHtml => html`<li><a href="${path}/${mail.id}">
<span class="name">${subjectOf(mail)}</span>
<span class="meta small"><span>To ${mail.to.join(', ')}</span> ${time(mail.receivedAt)}</span>
</a></li>`

const list = async (outbox: Outbox, before: string | undefined): Promise<Response> => {
  const mails = await outbox.list({ limit: pageSize + 1, before })
  const shown = mails.slice(0, pageSize)
  const last = mails.length > pageSize ? shown.at(-1) : undefined
  const rows =
    shown.length === 0
      ? html`<div class="empty"><p>No mail yet</p><p class="small">Mail that Everbond writes appears here.</p></div>`
      : html`<ul class="rows">${shown.map(row)}</ul>`
  const older = last === undefined ? null : html`<a href="${path}?before=${last.id}">Older</a>`
  const body = html`<h1>Outbox</h1>
<p class="quiet">Every mail that this server would have sent, newest first.</p>
${rows}
<nav class="pager" aria-label="Outbox">${older}<a href="${path}">${before === undefined ? 'Refresh' : 'Newest'}</a></nav>`
  return sandboxPage({ title: 'Outbox', mark, body })
}

const back = html`<a class="back" href="${path}">Back to the outbox</a>`

const one = async (outbox: Outbox, id: string): Promise<Response> => {
  const mail = await outbox.read(id)
  if (mail === null) {
    const body = html`<h1>No such mail</h1><p class="quiet">The outbox keeps the newest 500.</p><p>${back}</p>`
    return sandboxPage({ title: 'No such mail', mark, body, status: 404 })
  }
  const source =
    mail.html === ''
      ? null
      : html`<details><summary>HTML part, as written</summary><pre>${mail.html}</pre></details>`
  const body = html`${back}
<h1>${subjectOf(mail)}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to.join(', ')}</dd><dt>Written</dt><dd>${time(mail.receivedAt)}</dd></dl>
<div class="letter">${mail.text === '' ? 'This mail has no text part.' : linkify(mail.text.trim())}</div>
${source}`
  return sandboxPage({ title: subjectOf(mail), mark, body })
}

/** The newest 50 as JSON, those to one address where `to` names it. */
const json = async (outbox: Outbox, to: string | null): Promise<Response> => {
  const mails = await outbox.list({ limit: to === null ? pageSize : Number.POSITIVE_INFINITY })
  const wanted = to === null ? mails : mails.filter((mail) => mail.to.includes(to)).slice(0, pageSize)
  return Response.json({ mails: wanted }, { headers: privateHeaders })
}

/** Answers the outbox's paths, null for all others. */
export const handleOutbox = async (request: Request, outbox: Outbox): Promise<Response | null> => {
  const url = new URL(request.url)
  const isList = url.pathname === path
  const isJson = url.pathname === `${path}.json`
  if (!isList && !isJson && !url.pathname.startsWith(`${path}/`)) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { ...privateHeaders, allow: 'GET, HEAD' } })
  if (isJson) return json(outbox, url.searchParams.get('to'))
  if (isList) return list(outbox, url.searchParams.get('before') ?? undefined)
  return one(outbox, url.pathname.slice(path.length + 1))
}
