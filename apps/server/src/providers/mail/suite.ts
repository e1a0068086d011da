/** What every mail driver must do, against a server that can be told to misbehave. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, type MailDriver, MailError, type MailFailure } from './port.ts'

export type ReceivedMail = { from: string; to: string[]; subject: string; text: string; html: string }

export type ServerBehavior = 'accept' | 'refuse for now' | 'refuse for good' | 'refuse the recipient' | 'hang'

export type MailBench = {
  /** A driver that gives a mail up after 500 ms, with `sender` as its sender. */
  driver: MailDriver
  sender: string
  /** Newest first. */
  received: () => Promise<ReceivedMail[]>
  behave: (behavior: ServerBehavior) => void
  close: () => Promise<void>
}

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße aus der Nacht',
  text: 'Öffne https://everbond.example/verify?token=abc_DEF-123&next=%2Fadmin\n.\nEnde',
  html: '<p>Öffne <a href="https://everbond.example/verify?token=abc_DEF-123">das</a></p>',
}

const failureOf = async (work: Promise<void>): Promise<MailError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailError)) throw new Error('No MailError was thrown', { cause: error })
  return error
}

export const describeMailDriver = (name: string, start: () => Promise<MailBench>): void => {
  describe(`${name} as mail`, () => {
    let bench: MailBench

    beforeEach(async () => {
      bench = await start()
    })

    afterEach(async () => {
      await bench.driver.close()
      await bench.close()
    })

    const send = (changes: Partial<Mail> = {}) => bench.driver.send({ ...mail, ...changes })

    test('a mail arrives with its sender, its words and its links whole', async () => {
      await send()
      const [received] = await bench.received()
      expect(received).toMatchObject({ from: bench.sender, to: ['ada@example.org'], subject: mail.subject })
      expect(received?.text.trimEnd()).toBe(mail.text)
      expect(received?.html.trimEnd()).toBe(mail.html)
    })

    test('many at once all arrive, each at its own address', async () => {
      const people = Array.from({ length: 12 }, (_, index) => `person${index}@example.org`)
      await Promise.all(people.map((to) => send({ to })))
      const recipients = (await bench.received()).map((received) => received.to)
      expect(recipients.toSorted()).toEqual(people.map((to) => [to]).toSorted())
    })

    test.each([
      ['a header in the address', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
      ['a second address', { to: 'ada@example.org, eve@example.org' }],
      ['a group of addresses', { to: 'friends: ada@example.org, eve@example.org;' }],
      ['a command in the address', { to: 'ada@example.org>\r\nRCPT TO:<eve@example.org' }],
      ['a header in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
      ['a body in the subject', { subject: 'Hello\n\nBuy this' }],
      ['no address', { to: '' }],
    ])('%s is refused before anything is sent', async (_, changes) => {
      const error = await failureOf(send(changes))
      expect(error).toMatchObject({ failure: 'invalid', retryable: false })
      expect(error.message).not.toMatch(/eve|ada|Buy/)
      expect(await bench.received()).toEqual([])
    })

    test('a text that looks like a file or an address to fetch is only text', async () => {
      await send({ text: '/etc/hostname', html: 'file:///etc/hostname' })
      expect(await bench.received()).toMatchObject([{ text: expect.stringContaining('/etc/hostname') }])
    })

    test.each<[ServerBehavior, MailFailure, boolean]>([
      ['refuse for now', 'refused', true],
      ['refuse for good', 'refused', false],
      ['refuse the recipient', 'refused', false],
      ['hang', 'unreachable', true],
    ])('a server that does "%s" makes it %s, worth another try: %s', async (behavior, failure, retryable) => {
      bench.behave(behavior)
      const error = await failureOf(send())
      expect(error).toMatchObject({ failure, retryable })
      expect(error.message).not.toMatch(/ada|example\.org|token/)
      bench.behave('accept')
      await send()
      expect(await bench.received()).toHaveLength(1)
    })

    test('its check passes, and not once the caller has given up', async () => {
      await bench.driver.check(AbortSignal.timeout(10_000))
      expect(await failureOf(bench.driver.check(AbortSignal.abort()))).toMatchObject({
        failure: 'unreachable',
      })
    })

    test('closing lets a mail under way arrive and takes no more', async () => {
      const underWay = send()
      await bench.driver.close()
      await underWay
      expect(await bench.received()).toHaveLength(1)
      expect(await failureOf(send())).toMatchObject({ failure: 'closed' })
    })

    test('closing gives up on a server that hangs', async () => {
      bench.behave('hang')
      const [error] = await Promise.all([failureOf(send()), bench.driver.close()])
      expect(error).toMatchObject({ failure: 'unreachable', retryable: true })
    })

    test('a server that is gone is told as unreachable', async () => {
      await bench.close()
      expect(await failureOf(send())).toMatchObject({ failure: 'unreachable', retryable: true })
      const check = bench.driver.check(AbortSignal.timeout(10_000))
      expect(await failureOf(check)).toMatchObject({ failure: 'unreachable', retryable: true })
    })
  })
}
