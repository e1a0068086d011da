// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { authStore } from './auth.ts'
import { followAuth } from './auth-effects.ts'

const signedIn = { status: 'signedIn', provider: 'ready', subject: 'u1' } as const
const signedOut = { status: 'signedOut', provider: 'ready', subject: null } as const
afterEach(() => authStore.set({ status: 'loading', provider: 'loading', subject: null }))

it('asks anew for plan, companions and user when somebody signs in', () => {
  const client = new QueryClient()
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  const stop = followAuth(client)
  authStore.set(signedIn)
  expect(invalidated.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    ['/api/user/plan'],
    ['/api/companions'],
    ['/api/user'],
  ])
  stop()
})

it('keeps nothing of a person who signed out', () => {
  const client = new QueryClient()
  authStore.set(signedIn)
  const stop = followAuth(client)
  client.setQueryData(['/api/companions'], [{ name: 'Odile' }])
  client.setQueryData(['/api/public/config'], { signups: 'open' })
  authStore.set(signedOut)
  expect(client.getQueryData(['/api/companions'])).toBeUndefined()
  expect(client.getQueryData(['/api/public/config'])).toBeDefined()
  stop()
})
