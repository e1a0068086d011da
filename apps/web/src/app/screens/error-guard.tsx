import { useQueryClient } from '@tanstack/react-query'
import { type ErrorInfo, type ReactNode, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { createErrorRecord, type ErrorRecord } from '#web/lib/errors/error-record.ts'
import { log } from '#web/lib/log.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Catches what fails while rendering and shows 'Something went wrong' (platform § 4, 'Error boundary'). */
export function ErrorGuard({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  const [record, setRecord] = useState<ErrorRecord | null>(null)
  const queryClient = useQueryClient()

  const onError = (error: unknown, { componentStack }: ErrorInfo): void => {
    const made = createErrorRecord({ error, componentStack: componentStack ?? null })
    setRecord(made)
    log.error('a screen failed', made)
  }
  // What was kept may be what the screen failed on: trying again asks for it anew.
  const onReset = (): void => queryClient.removeQueries({ predicate: (query) => !query.isActive() })
  const fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <ErrorScreen record={record} onRetry={resetErrorBoundary} />
  )

  return (
    <ErrorBoundary fallbackRender={fallback} onError={onError} onReset={onReset} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  )
}
