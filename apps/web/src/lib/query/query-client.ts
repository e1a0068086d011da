import { timing } from '@everbond/contract'
import { QueryClient } from '@tanstack/react-query'
import { shouldRetry } from './retry.rules.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `polled`: asked again at once when the tab comes back into view (decision 33). */
    queryMeta: { polled?: boolean }
  }
}

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: timing.query.staleTime,
        gcTime: timing.query.cacheTime,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: shouldRetry,
      },
      // Without a network a change fails and says so; held back, it would be made when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()
