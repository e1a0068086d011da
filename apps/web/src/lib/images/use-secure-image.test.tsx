// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authStore } from '#web/lib/auth/auth.ts'
import { useSecureImage } from './use-secure-image.ts'

// A busy machine draws slowly; what is waited for comes all the same.
configure({ asyncUtilTimeout: 5000 })

type PictureProps = { reference: string; width?: number | null }

function Picture({ reference, ...options }: PictureProps) {
  const { state, src, reason } = useSecureImage(reference, options)
  return (
    <>
      <p data-src={src}>{state}</p>
      <p>{reason}</p>
    </>
  )
}

const draw = (reference: string, options: Omit<PictureProps, 'reference'> = {}) => {
  const queryClient = new QueryClient()
  const picture = (props: Omit<PictureProps, 'reference'>) => (
    <QueryClientProvider client={queryClient}>
      <Picture reference={reference} {...props} />
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(picture(options))
  return { unmount, redraw: (next: typeof options) => rerender(picture(next)) }
}

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
  expect(screen.getByText('500: no')).toBeTruthy()
})

it('asks for a width once it is known, and keeps what it has while a wider copy comes', async () => {
  const asked: string[] = []
  const wider = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.endsWith('800') ? await wider.promise : new Response('narrow')
  })
  const { redraw } = draw('companion_c1_1_ab', { width: null })
  expect(screen.getByText('loading')).toBeTruthy()
  expect(asked).toEqual([])
  redraw({ width: 400 })
  await screen.findByText('loaded')
  redraw({ width: 800 })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([400, 800].map((w) => `/api/secure-image/companion_c1_1_ab?w=${w}`))
  expect(screen.getByText('loaded')).toBeTruthy()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:two')
  wider.resolve(new Response('wide'))
  await vi.waitFor(() => expect(screen.getByText('loaded').dataset.src).toBe('blob:two'))
  expect(revoke).toHaveBeenCalledWith('blob:one')
})
