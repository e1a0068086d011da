import { openJsonFolder } from '../state/json-folder.ts'

/** A mail as the sandbox's server took it. */
export type OutboxMail = {
  /** ISO 8601. */
  receivedAt: string
  from: string
  /** Addresses of the envelope. */
  to: string[]
  subject: string
  text: string
  html: string
}

export type KeptMail = OutboxMail & { id: string }

export type Outbox = {
  add: (mail: OutboxMail) => Promise<void>
  read: (id: string) => Promise<KeptMail | null>
  /** Newest first; `before` names a mail whose elders are wanted. */
  list: (options: { limit: number; before?: string | undefined }) => Promise<KeptMail[]>
}

/** How many mails stay; older ones go. */
const keptMails = 500

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const parse = (value: unknown): OutboxMail => {
  const { receivedAt, from, to, subject, text, html } = value as Record<string, unknown>
  const texts = [receivedAt, from, subject, text, html]
  if (!isTexts(texts) || !isTexts(to)) throw new Error('This is not a mail')
  return { receivedAt, from, to, subject, text, html } as OutboxMail
}

export const openOutbox = async (folder: string): Promise<Outbox> => {
  const files = await openJsonFolder({ folder, keep: keptMails, parse })

  const read = async (id: string): Promise<KeptMail | null> => {
    const mail = await files.read(id)
    return mail === null ? null : { id, ...mail }
  }

  return {
    read,
    add: async (mail) => {
      await files.add(mail)
    },
    list: async ({ limit, before }) => {
      const ids = await files.ids()
      const wanted = before === undefined ? ids : ids.filter((id) => id < before)
      const mails = await Promise.all(wanted.slice(0, limit).map(read))
      // One may have made room for a newer one between listing and reading.
      return mails.filter((mail) => mail !== null)
    },
  }
}
