import { describe, expect, it, vi } from 'vitest'
import { createTokenKeeper } from './token-keeper.ts'

const minute = 60_000
const tokenUntil = (expiresAt: number, name = 'one'): string =>
  `${name}.${btoa(JSON.stringify({ exp: expiresAt / 1000 }))}.signature`

const keeperAt = (start: number, tokens: (string | null | Error)[]) => {
  let now = start
  const fetchToken = vi.fn(async () => {
    const next = tokens.shift()
    if (next instanceof Error) throw next
    return next ?? null
  })
  const onFailure = vi.fn()
  const keeper = createTokenKeeper({ fetchToken, now: () => now, onFailure })
  return {
    keeper,
    fetchToken,
    onFailure,
    pass: (ms: number) => {
      now += ms
    },
  }
}

describe('the kept token', () => {
  it('is given again without the network while 60 s of life remain', async () => {
    const first = tokenUntil(5 * minute)
    const { keeper, fetchToken, pass } = keeperAt(0, [first])
    expect(await keeper.get()).toBe(first)
    pass(4 * minute)
    expect(await keeper.get()).toBe(first)
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  it('is renewed when less than 60 s remain', async () => {
    const second = tokenUntil(9 * minute, 'two')
    const { keeper, fetchToken, pass } = keeperAt(0, [tokenUntil(5 * minute), second])
    await keeper.get()
    pass(4 * minute + 1)
    expect(await keeper.get()).toBe(second)
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })

  it('is asked for once, however many requests wait for it', async () => {
    const { keeper, fetchToken } = keeperAt(0, [tokenUntil(5 * minute)])
    const given = await Promise.all([keeper.get(), keeper.get(), keeper.get()])
    expect(new Set(given).size).toBe(1)
    expect(fetchToken).toHaveBeenCalledTimes(1)
  })

  it('is cleared and told of when it cannot be renewed', async () => {
    const cause = new Error('offline')
    const { keeper, onFailure, fetchToken, pass } = keeperAt(0, [tokenUntil(5 * minute), cause, null])
    await keeper.get()
    pass(5 * minute)
    expect(await keeper.get()).toBeNull()
    expect(onFailure).toHaveBeenCalledWith(cause)
    await keeper.get()
    expect(fetchToken).toHaveBeenCalledTimes(3)
  })

  it('does not come back from a request that a sign-out overtook', async () => {
    const late = Promise.withResolvers<string | null>()
    const keeper = createTokenKeeper({ fetchToken: () => late.promise, now: () => 0, onFailure: vi.fn() })
    const asked = keeper.get()
    keeper.clear()
    late.resolve(tokenUntil(5 * minute))
    expect(await asked).toBeNull()
  })

  it('that says no end is not kept', async () => {
    const { keeper, fetchToken } = keeperAt(0, ['opaque', 'opaque'])
    await keeper.get()
    await keeper.get()
    expect(fetchToken).toHaveBeenCalledTimes(2)
  })
})
