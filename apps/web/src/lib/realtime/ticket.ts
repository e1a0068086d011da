import { timing } from '@everbond/contract'

/** A ticket in up to 3 tries, 500 ms apart (companions § 7); throws the last failure. */
export const ticketWithRetries = async ({
  getTicket,
  sleep,
}: {
  getTicket: () => Promise<string>
  sleep: (ms: number) => Promise<void>
}): Promise<string> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await getTicket()
    } catch (cause) {
      if (tried >= timing.socket.tokenTries) throw cause
      await sleep(timing.socket.tokenRetryDelay)
    }
  }
}
