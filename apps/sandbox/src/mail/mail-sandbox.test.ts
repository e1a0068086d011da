import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailSandbox, startMailSandbox } from './mail-sandbox.ts'

let folder: string
let sandbox: MailSandbox
const sockets: Socket[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'everbond-outbox-'))
  sandbox = await startMailSandbox({ folder })
})

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

/** Speaks SMTP by hand; answers the codes of all replies. */
const speak = async (lines: string[]): Promise<number[]> => {
  const socket = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1')
  sockets.push(socket)
  const codes: number[] = []
  const left = [...lines]
  for await (const line of createInterface({ input: socket })) {
    if (line[3] === '-') continue
    codes.push(Number(line.slice(0, 3)))
    const next = left.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  return codes
}

type Written = { to?: string; subject?: string; text?: string; html?: string }

const send = (...mails: Written[]) =>
  speak(['EHLO test', ...(mails.length ? mails : [{}]).flatMap(commands), 'QUIT'])

const commands = ({ to = 'ada@example.org', subject = 'Hello', text = 'Hi', html }: Written) => [
  'MAIL FROM:<everbond@localhost>',
  `RCPT TO:<${to}>`,
  'DATA',
  [
    'From: Everbond <everbond@localhost>',
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(html === undefined
      ? ['Content-Type: text/plain; charset=utf-8', '', text]
      : [
          'Content-Type: multipart/alternative; boundary=b',
          '',
          '--b',
          'Content-Type: text/plain; charset=utf-8',
          '',
          text,
          '--b',
          'Content-Type: text/html; charset=utf-8',
          '',
          html,
          '--b--',
        ]),
    '.',
  ].join('\r\n'),
]

const visit = async (path: string, init?: RequestInit): Promise<Response> => {
  const response = await sandbox.handle(new Request(`http://localhost${path}`, init))
  if (response === null) throw new Error(`${path} is not answered`)
  return response
}

const text = async (path: string) => (await visit(path)).text()

type Listed = { mails: { id: string; to: string[]; subject: string; text: string; html: string }[] }

const listed = async (query = '') =>
  ((await (await visit(`/sandbox/outbox.json${query}`)).json()) as Listed).mails

test('a mail that was taken is listed, newest first', async () => {
  await send({ subject: 'First' })
  expect(await send({ subject: 'Second', to: 'bob@example.org' })).toEqual([
    220, 250, 250, 250, 354, 250, 221,
  ])
  expect((await listed()).map((mail) => mail.subject)).toEqual(['Second', 'First'])
  expect((await listed('?to=ada@example.org')).map((mail) => mail.subject)).toEqual(['First'])
  const page = await text('/sandbox/outbox')
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
  expect(page).toContain('To bob@example.org')
})

test('encoded headers and texts are read as people wrote them', async () => {
  await send({ subject: '=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=', text: 'schöne Grüße', html: '<p>schöne</p>' })
  expect(await listed()).toMatchObject([
    {
      subject: 'Grüße',
      text: expect.stringContaining('schöne Grüße'),
      html: expect.stringContaining('<p>schöne</p>'),
    },
  ])
})

test('the page of a mail has links to follow and runs nothing that stands in it', async () => {
  await send({
    subject: '<img src=x onerror=alert(1)>',
    text: 'Open https://everbond.example/verify?token=abc&x=1 <script>alert(1)</script>',
    html: '<script>alert(2)</script>',
  })
  const [mail] = await listed()
  const response = await visit(`/sandbox/outbox/${mail?.id}`)
  const page = await response.text()
  expect(page).toContain('<a href="https://everbond.example/verify?token=abc&amp;x=1"')
  expect(page).not.toMatch(/<script|<img/)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*style-src 'sha256-/)
})

test.each(['/sandbox/outbox', '/sandbox/outbox/none'])(
  '%s says that it is a sandbox and is kept nowhere',
  async (path) => {
    const response = await visit(path)
    expect(await response.text()).toContain('<strong>Sandbox:</strong> mail is not sent to anyone')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  },
)

test('a mail that is not there is told so', async () => {
  for (const id of ['none', '000000000000001-00000000', '..%2f..%2fetc', ''])
    expect((await visit(`/sandbox/outbox/${id}`)).status).toBe(404)
})

test('other paths are not its own, other methods are not allowed', async () => {
  for (const path of ['/', '/sandbox', '/sandbox/outboxes', '/sandbox/checkout'])
    expect(await sandbox.handle(new Request(`http://localhost${path}`))).toBeNull()
  expect((await visit('/sandbox/outbox/behavior', { method: 'POST' })).status).toBe(405)
})

test('mails are still there after a restart', async () => {
  await send({ subject: 'Kept' })
  await sandbox.close()
  sandbox = await startMailSandbox({ folder })
  expect((await listed()).map((mail) => mail.subject)).toEqual(['Kept'])
})

test('a long outbox has pages', async () => {
  await send(...Array.from({ length: 51 }, (_, count) => ({ subject: `Mail ${count}` })))
  const first = await text('/sandbox/outbox')
  expect(first).toContain('Mail 50<')
  expect(first).not.toContain('Mail 0<')
  const older = /href="([^"]*before=[^"]*)"/.exec(first)?.[1] ?? ''
  expect(await text(older)).toContain('Mail 0<')
})

test.each([
  ['connection', 421, [421]],
  ['recipient', 550, [220, 250, 250, 550]],
  ['message', 451, [220, 250, 250, 250, 354, 451]],
] as const)('refuses at the %s when told to', async (at, code, expected) => {
  sandbox.setBehavior({ kind: 'refuse', at, code })
  expect((await send()).slice(0, expected.length)).toEqual(expected)
  expect(await listed()).toEqual([])
  sandbox.setBehavior({ kind: 'accept' })
  await send()
  expect(await listed()).toHaveLength(1)
})

test('a mail that is too large is refused and not kept', async () => {
  const codes = await send({ text: 'x'.repeat(2_200_000) })
  expect(codes[5]).toBe(552)
  expect(await readdir(folder)).toEqual([])
})

test('closing waits for nobody who hangs', async () => {
  sandbox.setBehavior({ kind: 'hang', at: 'message' })
  const hanging = send()
  const { promise, resolve } = Promise.withResolvers<void>()
  sockets[0]?.on('data', (data) => String(data).startsWith('354') && resolve())
  await promise
  await sandbox.close()
  expect((await hanging).at(-1)).toBe(421)
})
