import { MailError, type MailFailure } from '../port.ts'

type SmtpFailure = { code?: unknown; responseCode?: unknown; originalCode?: unknown; command?: unknown }

const reasons: Record<string, string> = {
  EAUTH: 'The mail server does not accept the user and password of SMTP_URL',
  ENOAUTH: 'The mail server wants a user and a password in SMTP_URL',
  EDNS: 'The name of the mail server is not known',
  ETLS: 'The mail server offers no TLS that can be trusted',
  ETIMEDOUT: 'The mail server did not answer in time',
  EABORT: 'The mail server did not answer in time',
}

const lasting = new Set(['EAUTH', 'ENOAUTH', 'ETLS'])

const described = (reason: string, details: unknown[]): string => {
  const known = details.filter((detail) => typeof detail === 'string' || typeof detail === 'number')
  return known.length === 0 ? reason : `${reason} (${known.join(', ')})`
}

/** Turns what the SMTP client threw into a `MailError`. Replies and addresses stay in the cause, whose text no log holds. */
export const smtpError = (error: unknown): MailError => {
  if (error instanceof MailError) return error
  const isTimeout = error instanceof DOMException
  const { code, responseCode, originalCode, command } = (error instanceof Error ? error : {}) as SmtpFailure
  const known = typeof code === 'string' ? reasons[code] : undefined
  const answered = typeof responseCode === 'number' && responseCode >= 400
  const failure: MailFailure =
    answered || (typeof code === 'string' && lasting.has(code)) ? 'refused' : 'unreachable'
  const reason =
    known ??
    (isTimeout
      ? 'The mail server did not answer in time'
      : answered
        ? 'The mail server refused'
        : 'The mail server cannot be reached')
  const permanent = answered ? responseCode >= 500 && responseCode !== 503 : failure === 'refused'
  return new MailError(described(reason, [responseCode, command, originalCode ?? code]), {
    failure,
    retryable: !permanent,
    cause: error,
  })
}
