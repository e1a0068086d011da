/** The SMTP server that the mail driver talks to where no real one is configured. It delivers to nobody. */
import { once } from 'node:events'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { OutboxMail } from './outbox.ts'

export type MailStage = 'connection' | 'recipient' | 'message'

/** What the server does with whoever comes: takes all mail, refuses, or never answers. For tests. */
export type MailBehavior =
  | { kind: 'accept' }
  | { kind: 'refuse'; code: number; at: MailStage }
  | { kind: 'hang'; at: MailStage }

export type SmtpSandbox = {
  url: string
  setBehavior: (behavior: MailBehavior) => void
  close: () => Promise<void>
}

const maxBytes = 2 * 1024 * 1024

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

const parseMail = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<OutboxMail> => {
  const { default: PostalMime } = await import('postal-mime')
  const chunks: Buffer[] = []
  // Reads to the end even when the mail is too large: the server answers only then.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw refusal(552, 'The sandbox takes mails of 2 MB at most')
  const mail = await PostalMime.parse(Buffer.concat(chunks))
  const { mailFrom, rcptTo } = session.envelope
  return {
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? (mailFrom === false ? '' : mailFrom.address),
    to: rcptTo.map((recipient) => recipient.address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}

/** Listens on a free port of the loopback interface; answers a mail only when it is kept. */
export const startSmtp = async (keep: (mail: OutboxMail) => Promise<void>): Promise<SmtpSandbox> => {
  const { SMTPServer } = await import('smtp-server')
  let behavior: MailBehavior = { kind: 'accept' }

  type Done = (error?: Error | null) => void
  const pass = (stage: MailStage, done: Done): boolean => {
    if (behavior.kind === 'accept' || behavior.at !== stage) return true
    if (behavior.kind === 'refuse') done(refusal(behavior.code, 'Refused, as this sandbox was told to'))
    return false
  }

  const server = new SMTPServer({
    name: 'everbond-sandbox',
    banner: 'Everbond sandbox, mail is not sent to anyone',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxBytes,
    maxClients: 50,
    closeTimeout: 100,
    logger: false,
    onConnect: (_session, done) => {
      if (pass('connection', done)) done()
    },
    onRcptTo: (_address, _session, done) => {
      if (pass('recipient', done)) done()
    },
    onData: (stream, session, done) => {
      const take = async () => {
        const mail = await parseMail(stream, session)
        if (!pass('message', done)) return
        await keep(mail)
        done()
      }
      take().catch((error: Error) => done('responseCode' in error ? error : refusal(451, 'Not kept')))
    },
  })
  // A client that goes away in the middle is its own affair; a port that cannot be had rejects the wait below.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no SMTP port')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    setBehavior: (next) => {
      behavior = next
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
