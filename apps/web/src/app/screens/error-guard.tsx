import { type ErrorInfo, type ReactNode, useState } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { createErrorRecord, type ErrorRecord } from '#web/lib/errors/error-record.ts'
import { log } from '#web/lib/log.ts'
import { ErrorScreen } from './error-screen.tsx'

/** Catches what fails while rendering and shows 'Something went wrong' (platform § 4, 'Error boundary'). */
export function ErrorGuard({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  const [record, setRecord] = useState<ErrorRecord | null>(null)

  const onError = (error: unknown, { componentStack }: ErrorInfo): void => {
    const made = createErrorRecord({ error, componentStack: componentStack ?? null })
    setRecord(made)
    log.error('a screen failed', made)
  }
  const fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <ErrorScreen record={record} onRetry={resetErrorBoundary} />
  )

  return (
    <ErrorBoundary fallbackRender={fallback} onError={onError} resetKeys={[resetKey]}>
      {children}
    </ErrorBoundary>
  )
}
