import { describe, expect, it, vi } from 'vitest'
import { needsAuthWait, waitForAuth } from './auth-wait.ts'

describe('waiting for authentication', () => {
  it('looks every 100 ms and goes on when it is known', async () => {
    let looks = 0
    const sleep = vi.fn(async () => undefined)
    await waitForAuth({ isReady: () => ++looks > 3, sleep })
    expect(sleep.mock.calls).toEqual([[100], [100], [100]])
  })

  it('gives up after 5 s', async () => {
    const slept: number[] = []
    await waitForAuth({
      isReady: () => false,
      sleep: async (ms) => {
        slept.push(ms)
      },
    })
    expect(slept.reduce((sum, ms) => sum + ms, 0)).toBe(5000)
  })

  it('is for the paths of the API that are not public', () => {
    expect(needsAuthWait('/api/user')).toBe(true)
    expect(needsAuthWait('/api/public/config')).toBe(false)
    expect(needsAuthWait('/healthz')).toBe(false)
  })
})
