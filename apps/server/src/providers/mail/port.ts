/** The port to whatever carries mail to people. It knows addresses and texts, neither accounts nor links. */

export type Mail = {
  /** One bare address such as `ada@example.org`; a list or a name beside it is refused. */
  to: string
  /** One line, at most 200 characters. */
  subject: string
  text: string
  /** The same in HTML, complete; whoever writes it escapes what people typed. */
  html: string
}

export type MailDriver = {
  /** Stands in the doctor's list: 'smtp'. */
  id: string
  /**
   * Resolves once a mail server has taken the mail over; that is not yet delivery. Throws `MailError`.
   * A mail whose connection breaks while it is handed over may arrive twice.
   */
  send: (mail: Mail) => Promise<void>
  /** Resolves when mail could be handed over now; throws `MailError` with the reason for the operator otherwise. */
  check: (signal: AbortSignal) => Promise<void>
  /** Lets what is under way finish, for a bounded time; later sends fail. */
  close: () => Promise<void>
}

export type MailFailure =
  /** The mail itself cannot be sent: its address, its subject. */
  | 'invalid'
  /** The server answered and said no. */
  | 'refused'
  /** No answer, or none in time. */
  | 'unreachable'
  /** The driver has been closed. */
  | 'closed'

/** Its message names neither recipient nor content: it may be logged and shown to the operator. */
export class MailError extends Error {
  readonly failure: MailFailure
  /** Whether the same mail may succeed later. */
  readonly retryable: boolean

  constructor(message: string, options: { failure: MailFailure; retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'MailError'
    this.failure = options.failure
    this.retryable = options.retryable
  }
}
