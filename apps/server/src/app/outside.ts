/** The ports to the outside, each with its embedded default or the real thing. */
import { join } from 'node:path'
import { type MailSandbox, startMailSandbox } from '@everbond/sandbox'
import { isProduction } from '../platform/http/hosts.ts'
import { createPainter } from '../providers/images/painter/painter.ts'
import type { ImageEngine } from '../providers/images/port.ts'
import { parseSmtpUrl } from '../providers/mail/mail.config.ts'
import type { MailDriver } from '../providers/mail/port.ts'
import { createSmtpMail } from '../providers/mail/smtp/smtp.mail.ts'
import { openFolderStorage } from '../providers/storage/folder/folder.storage.ts'
import type { Storage } from '../providers/storage/port.ts'
import type { Foundation } from './foundation.ts'

export type Outside = {
  storage: Storage
  images: ImageEngine
  /** Null where the server cannot send mail: a production without SMTP (decision 37). */
  mail: MailDriver | null
  mailSandbox: MailSandbox | null
}

const sandboxSender = { name: 'Everbond', address: 'everbond@localhost.example' }

const mayRunSandbox = ({ config }: Foundation, name: 'mail'): boolean =>
  !isProduction(config.http) || config.app.ALLOW_SANDBOX.includes(name)

const openMail = async (foundation: Foundation): Promise<Pick<Outside, 'mail' | 'mailSandbox'>> => {
  const { SMTP_URL, MAIL_FROM } = foundation.config.mail
  if (SMTP_URL) {
    if (!MAIL_FROM) throw new Error('SMTP_URL is set, so MAIL_FROM must be: who mail comes from')
    return { mail: createSmtpMail({ server: SMTP_URL, from: MAIL_FROM }), mailSandbox: null }
  }
  if (!mayRunSandbox(foundation, 'mail')) return { mail: null, mailSandbox: null }
  const mailSandbox = await startMailSandbox({ folder: join(foundation.dataDir, 'sandbox', 'mail') })
  const mail = createSmtpMail({ server: parseSmtpUrl(mailSandbox.smtpUrl), from: MAIL_FROM ?? sandboxSender })
  return { mail, mailSandbox }
}

export const openOutside = async (
  foundation: Foundation,
  closing: AsyncDisposableStack,
): Promise<Outside> => {
  const { config, dataDir } = foundation
  const storage = await openFolderStorage({ folder: config.storage.STORAGE_DIR ?? join(dataDir, 'storage') })
  closing.defer(() => storage.close())
  const { mail, mailSandbox } = await openMail(foundation)
  if (mailSandbox) closing.defer(() => mailSandbox.close())
  if (mail) closing.defer(() => mail.close())
  const images = createPainter()
  closing.defer(() => images.close())
  return { storage, images, mail, mailSandbox }
}
