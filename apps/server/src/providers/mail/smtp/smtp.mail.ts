/** Mail over SMTP: a real server, or the sandbox's on loopback. */
import type { Sender, SmtpAddress } from '../mail.config.ts'
import { assertMail } from '../mail.rules.ts'
import { type MailDriver, MailError } from '../port.ts'
import { smtpError } from './smtp-error.ts'

export type SmtpOptions = {
  server: SmtpAddress
  from: Sender
  /** Milliseconds that one mail may take from the queue to the server's word. */
  sendTimeout?: number
  /** Milliseconds that `close` waits for what is under way. */
  closeTimeout?: number
}

const connectTimeout = 10_000

/** Nodemailer is loaded with the first mail: a server that never sends one should not pay for it. */
const openPool = async ({ server, from }: SmtpOptions) => {
  const { createTransport } = await import('nodemailer')
  return createTransport(
    {
      pool: true,
      host: server.host,
      port: server.port,
      secure: server.tls === 'implicit',
      requireTLS: server.tls === 'starttls',
      ignoreTLS: server.tls === 'none',
      ...(server.auth === null ? {} : { auth: server.auth }),
      tls: { minVersion: 'TLSv1.2' },
      maxConnections: 3,
      maxMessages: 50,
      maxRequeues: 2,
      idleTimeout: 30_000,
      connectionTimeout: connectTimeout,
      greetingTimeout: connectTimeout,
      dnsTimeout: connectTimeout,
      socketTimeout: 20_000,
      maxResponseSize: 64 * 1024,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
}

export const createSmtpMail = (options: SmtpOptions): MailDriver => {
  const { sendTimeout = 30_000, closeTimeout = 5_000 } = options
  let pool: ReturnType<typeof openPool> | null = null
  let closed = false
  const underWay = new Set<Promise<void>>()

  const opened = () => {
    if (closed) throw new MailError('Mail is closed', { failure: 'closed', retryable: true })
    pool ??= openPool(options)
    return pool
  }

  const deliver: MailDriver['send'] = async (mail) => {
    assertMail(mail)
    const transport = await opened()
    const signal = AbortSignal.timeout(sendTimeout)
    try {
      await transport.sendMail({
        // An address in an object is taken as it is; a text would be parsed for lists and groups.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      })
    } catch (error) {
      throw smtpError(error)
    }
  }

  return {
    id: 'smtp',
    send: async (mail) => {
      const work = deliver(mail)
      underWay.add(work)
      try {
        await work
      } finally {
        underWay.delete(work)
      }
    },
    check: async (signal) => {
      const transport = await opened()
      const { promise: aborted, reject } = Promise.withResolvers<never>()
      const onAbort = () => reject(signal.reason)
      signal.addEventListener('abort', onAbort, { once: true })
      try {
        signal.throwIfAborted()
        await Promise.race([transport.verify(), aborted])
      } catch (error) {
        throw smtpError(error)
      } finally {
        signal.removeEventListener('abort', onAbort)
      }
    },
    close: async () => {
      closed = true
      if (pool === null) return
      const transport = await pool
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, closeTimeout)
      await Promise.race([Promise.allSettled(underWay), late])
      clearTimeout(timer)
      transport.close({ force: true })
      // What the closing cut short is told to its senders before this one hears of the end.
      await Promise.allSettled(underWay)
    },
  }
}
