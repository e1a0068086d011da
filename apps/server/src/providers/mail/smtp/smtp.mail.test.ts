import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MailBehavior, startMailSandbox } from '@everbond/sandbox'
import { expect, test } from 'vitest'
import { parseSmtpUrl } from '../mail.config.ts'
import { describeMailDriver, type MailBench, type ReceivedMail, type ServerBehavior } from '../suite.ts'
import { createSmtpMail } from './smtp.mail.ts'

const from = { name: 'Everbond, at night', address: 'hello@everbond.example' }

const behaviors: Record<ServerBehavior, MailBehavior> = {
  accept: { kind: 'accept' },
  'refuse for now': { kind: 'refuse', at: 'message', code: 451 },
  'refuse for good': { kind: 'refuse', at: 'message', code: 554 },
  'refuse the recipient': { kind: 'refuse', at: 'recipient', code: 550 },
  hang: { kind: 'hang', at: 'message' },
}

const startBench = async (): Promise<MailBench> => {
  const folder = await mkdtemp(join(tmpdir(), 'everbond-mail-'))
  const sandbox = await startMailSandbox({ folder })
  const server = parseSmtpUrl(sandbox.smtpUrl)
  let open = true
  return {
    driver: createSmtpMail({ server, from, sendTimeout: 500, closeTimeout: 300 }),
    sender: from.address,
    received: async () => {
      const answer = await sandbox.handle(new Request('http://localhost/sandbox/outbox.json'))
      const { mails } = JSON.parse((await answer?.text()) ?? '') as { mails: ReceivedMail[] }
      return mails
    },
    behave: (behavior) => sandbox.setBehavior(behaviors[behavior]),
    close: async () => {
      if (!open) return
      open = false
      await sandbox.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

describeMailDriver('SMTP', startBench)

test('a server without TLS gets neither mail nor password where TLS was asked for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'everbond-mail-'))
  const sandbox = await startMailSandbox({ folder })
  const server = parseSmtpUrl(sandbox.smtpUrl)
  const driver = createSmtpMail({
    server: { ...server, auth: { user: 'ada', pass: 'hunter2' }, tls: 'starttls' },
    from,
  })
  const sending = driver.send({ to: 'ada@example.org', subject: 'Hello', text: 'Hi', html: 'Hi' })
  await expect(sending).rejects.toMatchObject({ failure: 'refused', retryable: false })
  expect(await readdir(folder)).toEqual([])
  await driver.close()
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})
