// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { useSecureImage } from './use-secure-image.ts'

// A busy machine draws slowly; what is waited for comes all the same.
configure({ asyncUtilTimeout: 5000 })

function Picture({ reference }: { reference: string }) {
  const { state, src } = useSecureImage(reference)
  return <p data-src={src}>{state}</p>
}

const draw = (reference: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Picture reference={reference} />
    </QueryClientProvider>,
  )

const revoke = vi.spyOn(URL, 'revokeObjectURL')
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one')
  authStore.set({ status: 'signedIn', provider: 'ready', subject: null })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  revoke.mockClear()
  authStore.set({ status: 'loading', provider: 'loading', subject: null })
})

it('shows the bytes at a local address and gives it back afterwards', async () => {
  vi.stubGlobal('fetch', async () => new Response('bytes'))
  const { unmount } = draw('companion_c1_1_ab')
  expect((await screen.findByText('loaded')).dataset.src).toBe('blob:one')
  unmount()
  expect(revoke).toHaveBeenCalledWith('blob:one')
})

it('tries 3 times more, after 0.5, 1 and 2 s, and then says that it failed', async () => {
  vi.useFakeTimers()
  const times: number[] = []
  vi.stubGlobal('fetch', async () => {
    times.push(Date.now())
    return new Response('no', { status: 500 })
  })
  draw('companion_c1_1_ab')
  await vi.advanceTimersByTimeAsync(4000)
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(gaps.map((gap) => Math.round(gap / 100) * 100)).toEqual([500, 1000, 2000])
  expect(screen.getByText('failed')).toBeTruthy()
})
