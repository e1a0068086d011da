import { useForm } from 'react-hook-form'
import { signUpWithEmail } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkEmail, checkPassword, checkUsername } from '../account-fields.rules.ts'
import { accountProblem } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'

type Fields = { username: string; email: string; password: string }

export function SignUpForm() {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { username: '', email: '', password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async ({ username, email, password }) => {
    try {
      await signUpWithEmail({ username: username.trim(), email: email.trim(), password })
    } catch (cause) {
      const { field, text } = accountProblem(cause)
      setError(field ?? 'root', { message: text }, { shouldFocus: true })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem text={errors.root?.message} />
      <TextField
        label={texts.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={errors.username ? undefined : texts.usernameHint}
        error={errors.username?.message}
        {...register('username', { validate: checkUsername })}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        hint={errors.password ? undefined : texts.passwordHint}
        error={errors.password?.message}
        {...register('password', { validate: checkPassword })}
      />
      <p className="type-small text-text-3">{texts.adults}</p>
      <Button type="submit" variant="primary" wide busy={isSubmitting || isSubmitSuccessful}>
        {texts.signUp}
      </Button>
    </form>
  )
}
