import { setTimeout as delay } from 'node:timers/promises'

const DEADLINE_MS = 60_000

/** Asks again and again until there is an answer; for what happens elsewhere and announces nothing. */
export const until = async <Value>(
  what: string,
  ask: () => Promise<Value | null | undefined | false>,
  { everyMs = 20, deadlineMs = DEADLINE_MS }: { everyMs?: number; deadlineMs?: number } = {},
): Promise<Value> => {
  const deadline = performance.now() + deadlineMs
  for (;;) {
    const value = await ask()
    if (value) return value
    if (performance.now() > deadline) throw new Error(`Waited ${deadlineMs / 1000} s in vain for ${what}`)
    await delay(everyMs)
  }
}
