import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { resetPassword } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { checkPassword } from '../account-fields.rules.ts'
import { accountProblem, isDeadLink } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'

/** A link that was used, or is too old. */
export function DeadLink() {
  return (
    <AccountFrame
      title={texts.linkInvalidTitle}
      text={texts.linkInvalid}
      foot={<AccountLink to="/reset-password">{texts.newLink}</AccountLink>}
    />
  )
}

/** The second half of a reset, behind the link that was sent. */
export function SetPassword({ token }: { token: string }) {
  const [stage, setStage] = useState<'form' | 'done' | 'dead'>('form')
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword({ token, password })
      setStage('done')
    } catch (cause) {
      if (isDeadLink(cause)) {
        setStage('dead')
        return
      }
      const { field, text } = accountProblem(cause)
      setError(field === 'password' ? 'password' : 'root', { message: text })
    }
  })

  if (stage === 'dead') return <DeadLink />
  if (stage === 'done') {
    return (
      <AccountFrame
        title={texts.setDoneTitle}
        text={texts.setDone}
        foot={<AccountLink to="/sign-in">{texts.signIn}</AccountLink>}
      />
    )
  }
  return (
    <AccountFrame title={texts.setTitle}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <FormProblem text={errors.root?.message} />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          hint={errors.password ? undefined : texts.passwordHint}
          error={errors.password?.message}
          {...register('password', { validate: checkPassword })}
        />
        <Button type="submit" variant="primary" wide busy={isSubmitting}>
          {texts.setPassword}
        </Button>
      </form>
    </AccountFrame>
  )
}
