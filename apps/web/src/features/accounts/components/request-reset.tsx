import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { requestPasswordReset } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkEmail } from '../account-fields.rules.ts'
import { accountProblem } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { FormProblem } from './form-problem.tsx'
import { OperatorContact } from './operator-contact.tsx'
import { OutboxLink } from './outbox-link.tsx'

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email.trim())
      onSent(email.trim())
    } catch (cause) {
      const { field, text } = accountProblem(cause)
      setError(field === 'email' ? 'email' : 'root', { message: text })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem text={errors.root?.message} />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {texts.sendLink}
      </Button>
    </form>
  )
}

/** The first half of a reset: a link by mail, or whom to ask where there is no mail. */
export function RequestReset({ canMail }: { canMail: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const foot = <AccountLink to="/sign-in">{texts.backToSignIn}</AccountLink>

  if (!canMail) {
    return (
      <AccountFrame title={texts.noMailTitle} text={texts.noMailReset} foot={foot}>
        <OperatorContact />
      </AccountFrame>
    )
  }
  if (sentTo !== null) {
    return (
      <AccountFrame title={texts.sentTitle} foot={foot}>
        <p role="status" className="type-body text-center text-text-2">
          {texts.sentText(sentTo)}
        </p>
        <p className="type-body text-center">
          <OutboxLink />
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={texts.resetTitle} text={texts.resetText} foot={foot}>
      <RequestForm onSent={setSentTo} />
    </AccountFrame>
  )
}
