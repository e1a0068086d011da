import { MailError } from '../port.ts'

type SmtpFailure = { code?: unknown; responseCode?: unknown; originalCode?: unknown; command?: unknown }

const timedOut = 'The mail server did not answer in time'

const reasons: Record<string, string> = {
  EAUTH: 'The mail server does not accept the user and password of SMTP_URL',
  ENOAUTH: 'The mail server wants a user and a password in SMTP_URL',
  EDNS: 'The name of the mail server is not known',
  ETLS: 'The mail server offers no TLS that can be trusted',
  ETIMEDOUT: timedOut,
  EABORT: timedOut,
}

const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|HOSTNAME_MISMATCH/

const lasting = new Set(['EAUTH', 'ENOAUTH', 'ETLS'])

const described = (reason: string, details: unknown[]): string => {
  const known = details.filter((detail) => typeof detail === 'string' || typeof detail === 'number')
  return known.length === 0 ? reason : `${reason} (${known.join(', ')})`
}

const reasonOf = ({ code, originalCode, answered }: SmtpFailure & { answered: boolean }): string => {
  const known = typeof code === 'string' ? reasons[code] : undefined
  if (known !== undefined) return known
  if (typeof originalCode === 'string' && certificateCode.test(originalCode))
    return 'The certificate of the mail server cannot be trusted'
  return answered ? 'The mail server refused' : 'The mail server cannot be reached'
}

/** Turns what the SMTP client threw into a `MailError`. Replies and addresses stay in the cause, whose text no log holds. */
export const smtpError = (error: unknown): MailError => {
  if (error instanceof MailError) return error
  // What a caller's signal aborts with.
  if (error instanceof DOMException)
    return new MailError(timedOut, { failure: 'unreachable', retryable: true, cause: error })
  const { code, responseCode, originalCode, command } = (error instanceof Error ? error : {}) as SmtpFailure
  const answered = typeof responseCode === 'number' && responseCode >= 400
  const refused = answered || (typeof code === 'string' && lasting.has(code))
  const permanent = answered ? responseCode >= 500 && responseCode !== 503 : refused
  const reason = reasonOf({ code, originalCode, answered })
  return new MailError(described(reason, [responseCode, command, originalCode ?? code]), {
    failure: refused ? 'refused' : 'unreachable',
    retryable: !permanent,
    cause: error,
  })
}
