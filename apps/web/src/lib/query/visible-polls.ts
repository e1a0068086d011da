import type { QueryClient } from '@tanstack/react-query'

/**
 * Polls rest while the tab is hidden (the query client sees to that) and are made up for when it is seen again
 * (decision 33). Answers how to stop.
 */
export const refetchPollsOnReturn = (queryClient: QueryClient): (() => void) => {
  const onChange = (): void => {
    if (document.visibilityState !== 'visible') return
    void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.meta?.polled === true })
  }
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
