import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { AuthProvider } from '#web/lib/auth/auth-provider.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { router } from './router.tsx'
import { ErrorGuard } from './screens/error-guard.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorGuard>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </ErrorGuard>
      <Toaster />
    </QueryClientProvider>
  )
}
