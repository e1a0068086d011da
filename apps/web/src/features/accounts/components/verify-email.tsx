import { routes } from '@everbond/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { verifyEmail } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { useAuth } from '#web/lib/auth/use-auth.ts'
import { useUser } from '#web/lib/queries/account-queries.ts'
import { invalidateRoutes } from '#web/lib/query/route-query.ts'
import { buttonClass } from '#web/ui/button.class.ts'
import { Ring } from '#web/ui/spinner.tsx'
import { accountProblem } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { VerificationState } from './verification-state.tsx'

type Reading = { text: string; isPending: boolean; isVerified: boolean }

/** The link's token is used once, however often the screen is drawn. */
const useVerification = (token: string | undefined): Reading => {
  const queryClient = useQueryClient()
  const { isSignedIn } = useAuth()
  const { data: user } = useUser()
  const attempt = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await verifyEmail(token ?? '')
      return true
    },
    enabled: token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isDone = attempt.data === true
  useEffect(() => {
    if (isDone) void invalidateRoutes(queryClient, [routes.getUser])
  }, [isDone, queryClient])

  const isVerified = isDone || user?.emailVerified === true
  if (token !== undefined && attempt.isPending)
    return { text: texts.verifying, isPending: true, isVerified: false }
  if (isVerified) return { text: texts.verified, isPending: false, isVerified }
  if (attempt.isError) return { text: accountProblem(attempt.error).text, isPending: false, isVerified }
  return { text: isSignedIn ? texts.unverified : texts.signInToSee, isPending: false, isVerified }
}

/** Where the mail's link leads; `error` is what the server found wrong with it. */
export function VerifyEmail({ token, error }: { token?: string | undefined; error?: string | undefined }) {
  const { isSignedIn } = useAuth()
  const { text, isPending, isVerified } = useVerification(token)
  return (
    <AccountFrame
      title={error === undefined || isVerified ? texts.verifyTitle : texts.linkInvalidTitle}
      foot={isSignedIn ? undefined : <AccountLink to="/sign-in">{texts.signIn}</AccountLink>}
    >
      <div role="status" className="type-body grid justify-items-center gap-4 text-center text-text-2">
        {isPending ? <Ring className="text-accent" /> : null}
        <p>{error === undefined || isVerified ? text : texts.linkInvalid}</p>
        {isSignedIn && !isVerified && !isPending ? <VerificationState /> : null}
      </div>
      {isSignedIn ? (
        <a href="/admin" className={buttonClass({ variant: 'primary', wide: true })}>
          {texts.toAdmin}
        </a>
      ) : null}
    </AccountFrame>
  )
}
