import type { Clock } from '../platform/clock.ts'

export type TestClock = Clock & { set: (iso: string) => void; advance: (ms: number) => void }

/** A clock that stands still until it is moved. */
export const testClock = (iso: string): TestClock => {
  let now = new Date(iso)
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next)
    },
    advance: (ms) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

export const day = 24 * 3_600_000
