import { openOutbox } from './outbox.ts'
import { handleOutbox } from './outbox-pages.ts'
import { type MailBehavior, startSmtp } from './smtp.ts'

export type MailSandbox = {
  /** For the mail driver, such as `smtp://127.0.0.1:41234`. */
  smtpUrl: string
  /** Answers `/sandbox/outbox`, its pages and `/sandbox/outbox.json`; null for every other path. */
  handle: (request: Request) => Promise<Response | null>
  /** Only for whoever holds this object: no request can change how the server behaves. */
  setBehavior: (behavior: MailBehavior) => void
  close: () => Promise<void>
}

/**
 * A mail server that sends to nobody, and the pages on which its mails are read.
 * Keeps the newest 500 in the folder, across restarts. Who may see the pages is decided before `handle` is called.
 */
export const startMailSandbox = async (options: { folder: string }): Promise<MailSandbox> => {
  const outbox = await openOutbox(options.folder)
  const smtp = await startSmtp(outbox.add)
  return {
    smtpUrl: smtp.url,
    handle: (request) => handleOutbox(request, outbox),
    setBehavior: smtp.setBehavior,
    close: smtp.close,
  }
}
