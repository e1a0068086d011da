import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { shouldRetry } from './retry.rules.ts'

it('tries a query up to 2 more times', () => {
  const error = new Error('503: The server cannot do this right now.')
  expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false])
})

it('does not try again on 401 or 403', () => {
  expect(shouldRetry(0, new Error('401: Authentication Required'))).toBe(false)
  expect(shouldRetry(0, new Error('403: Please finish the account setup first.'))).toBe(false)
})

it('sets the ages of answers, no refetch on focus and no retry of mutations', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
  expect(mutations).toEqual({ retry: false, networkMode: 'always' })
})
