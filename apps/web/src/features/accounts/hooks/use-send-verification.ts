import { useMutation } from '@tanstack/react-query'
import { sendVerification } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { toast } from '#web/ui/toast.ts'
import { accountProblem } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'

/** 'Send again': the mail that confirms an address. */
export const useSendVerification = (email: string) =>
  useMutation({
    mutationFn: () => sendVerification(email),
    onSuccess: () =>
      toast({ title: texts.sentToastTitle, description: texts.verificationSent(email), kind: 'success' }),
    onError: (cause) =>
      toast({ title: texts.sendFailedTitle, description: accountProblem(cause).text, kind: 'error' }),
  })
