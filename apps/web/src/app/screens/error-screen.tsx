import { RotateCw } from 'lucide-react'
import type { ErrorRecord } from '#web/lib/errors/error-record.ts'
import { usePageTitle } from '#web/lib/use-page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { texts } from '../texts.ts'

function Details({ record }: { record: ErrorRecord }) {
  return (
    <details className="mt-3">
      <summary className="type-small min-h-11 cursor-pointer py-3 text-text-2">{texts.errorDetails}</summary>
      <pre className="type-micro max-h-72 overflow-auto whitespace-pre-wrap break-words text-text-2">
        {JSON.stringify(record, null, 2)}
      </pre>
    </details>
  )
}

/** 'Something went wrong' (platform § 2, 'Global screens'). */
export function ErrorScreen({ record, onRetry }: { record: ErrorRecord | null; onRetry: () => void }) {
  usePageTitle(texts.errorTitle)
  return (
    <main className="candle grid min-h-dvh place-content-center p-5">
      <ErrorCard
        className="max-w-160"
        headingLevel={1}
        title={texts.errorTitle}
        message={
          <>
            {record === null ? null : (
              <span className="type-small mb-2 block break-all text-text-3">
                {texts.errorIdLabel} {record.errorId}
              </span>
            )}
            {texts.errorSupport}
          </>
        }
        details={record === null ? null : <Details record={record} />}
        action={
          <>
            <Button variant="primary" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
            <Button onClick={() => window.location.assign('/')}>{texts.home}</Button>
            <Button
              variant="quiet"
              icon={<RotateCw aria-hidden="true" size={18} />}
              onClick={() => window.location.reload()}
            >
              {texts.reload}
            </Button>
          </>
        }
      />
    </main>
  )
}
