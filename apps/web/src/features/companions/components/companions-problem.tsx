import { RotateCw } from 'lucide-react'
import { errorMessage } from '#web/lib/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { texts } from '../texts.ts'

/** What stands in place of the cards when they cannot be loaded (companions § 2.1, 'Screen states'). */
export function CompanionsProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error)
  if (/^40[13]:/.test(message)) {
    return (
      <ErrorCard
        title={texts.authError}
        message={
          <>
            {texts.authErrorText}
            <span className="type-small mt-1 block text-text-3">{message}</span>
          </>
        }
      />
    )
  }
  return (
    <ErrorCard
      title={texts.error}
      message={message}
      action={
        <Button icon={<RotateCw aria-hidden="true" size={18} />} onClick={onRetry}>
          {texts.reload}
        </Button>
      }
    />
  )
}
