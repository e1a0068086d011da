// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { refetchPollsOnReturn } from './visible-polls.ts'

const show = (visibility: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => vi.restoreAllMocks())

it('asks polled queries again when the tab is seen again, and leaves the others', async () => {
  const client = new QueryClient()
  const polled = vi.fn(async () => 1)
  const plain = vi.fn(async () => 1)
  const options = { staleTime: Number.POSITIVE_INFINITY }
  const stops = [
    new QueryObserver(client, { ...options, queryKey: ['a'], queryFn: polled, meta: { polled: true } }),
    new QueryObserver(client, { ...options, queryKey: ['b'], queryFn: plain }),
  ].map((observer) => observer.subscribe(() => undefined))
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))

  const stop = refetchPollsOnReturn(client)
  show('hidden')
  expect(polled).toHaveBeenCalledTimes(1)
  show('visible')
  await vi.waitFor(() => expect(polled).toHaveBeenCalledTimes(2))
  expect(plain).toHaveBeenCalledTimes(1)
  for (const end of [...stops, stop]) end()
})
