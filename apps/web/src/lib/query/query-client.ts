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
      mutations: { retry: false },
    },
  })

export const queryClient = createQueryClient()
