// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useOnboarding } from '#web/features/onboarding/api/use-onboarding.ts'
import { useUsage } from '#web/features/usage/api/use-usage.ts'
import { authStore } from '#web/lib/auth/auth.ts'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { clearApp, signedIn, signedOut, stubServer, unknownAuth } from '#web/testing/draw-app.tsx'
import { useImagesThisMonth, useMessagesToday, usePlan, useTierLimits, useUser } from './account-queries.ts'

afterEach(clearApp)

const useAll = () => [
  useUser(),
  usePlan(),
  useTierLimits(),
  useMessagesToday(),
  useImagesThisMonth(),
  useOnboarding(),
  useUsage(),
]

const ask = () => {
  const { sent } = stubServer()
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useAll, { wrapper })
  const settled = () => waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
  return { sent, settled, queryClient }
}

it('nothing is asked for until it is known that somebody is signed in', async () => {
  authStore.set(unknownAuth)
  const { sent, settled, queryClient } = ask()
  expect(queryClient.isFetching()).toBe(0)
  act(() => authStore.set(signedOut))
  expect(queryClient.isFetching()).toBe(0)
  expect(sent).toEqual([])
  act(() => authStore.set(signedIn))
  await settled()
  expect(sent.map(({ path }) => path).toSorted()).toEqual([
    '/api/onboarding',
    '/api/usage',
    '/api/user',
    '/api/user/plan',
    '/api/user/tier-limits',
    '/api/user/usage/images-this-month',
    '/api/user/usage/messages-today',
  ])
})

it('each answer is kept and polled as specified', async () => {
  authStore.set(signedIn)
  const { settled, queryClient } = ask()
  await settled()
  const optionsOf = (path: string) =>
    queryClient.getQueryCache().findAll({ queryKey: [path], type: 'active' })[0]?.observers[0]?.options
  const minute = 60_000
  expect(optionsOf('/api/user')).toMatchObject({ staleTime: 5 * minute, refetchInterval: false })
  expect(optionsOf('/api/user/plan')).toMatchObject({ refetchInterval: 30_000 })
  expect(optionsOf('/api/user/tier-limits')).toMatchObject({ staleTime: 5 * minute, refetchInterval: false })
  expect(optionsOf('/api/usage')).toMatchObject({ staleTime: 30_000, refetchInterval: false })
  expect(optionsOf('/api/onboarding')).toMatchObject({ staleTime: minute, refetchInterval: false })
})

it('usage is asked for the user by id', async () => {
  authStore.set(signedIn)
  const { settled, queryClient } = ask()
  await settled()
  const [usage] = queryClient.getQueryCache().findAll({ queryKey: ['/api/usage'], type: 'active' })
  expect(usage?.queryKey).toEqual(['/api/usage', { userId: 'u1' }])
})
