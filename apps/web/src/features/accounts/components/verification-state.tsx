import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useUser } from '#web/lib/queries/account-queries.ts'
import { usePublicConfig } from '#web/lib/queries/config-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useSendVerification } from '../hooks/use-send-verification.ts'
import { texts } from '../texts.ts'
import { OutboxLink } from './outbox-link.tsx'

function Unverified({ email, canMail }: { email: string; canMail: boolean }) {
  const sending = useSendVerification(email)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" size={14} />}>
        {texts.notVerified}
      </Badge>
      {canMail ? (
        <Button variant="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
          {texts.sendAgain}
        </Button>
      ) : (
        <span className="type-small text-text-3">{texts.noMailVerify}</span>
      )}
      {sending.isSuccess ? (
        <span className="type-small">
          <OutboxLink />
        </span>
      ) : null}
    </div>
  )
}

/** Whether the account's address is confirmed, for its owner alone. Accounts of other providers show nothing. */
export function VerificationState() {
  const { data: user } = useUser()
  const { data: config } = usePublicConfig()
  if (user === undefined || user.email === null || config?.auth.kind !== 'embedded') return null
  if (!user.emailVerified) return <Unverified email={user.email} canMail={config.mail} />
  return (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" size={14} />}>
      {texts.isVerified}
    </Badge>
  )
}
