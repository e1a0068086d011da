import { useForm } from 'react-hook-form'
import { signInWithPassword } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { checkFilled } from '../account-fields.rules.ts'
import { accountProblem } from '../account-problem.rules.ts'
import { texts } from '../texts.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'

type Fields = { login: string; password: string }

/** Signs in by email or username. Where it leads afterwards is the page's business: it follows the session. */
export function SignInForm() {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    defaultValues: { login: '', password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState

  const submit = handleSubmit(async ({ login, password }) => {
    try {
      await signInWithPassword({ login: login.trim(), password })
    } catch (cause) {
      const { field, text } = accountProblem(cause)
      setError(field === 'password' ? 'password' : 'root', { message: text })
    }
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem text={errors.root?.message} />
      <TextField
        label={texts.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.login?.message}
        {...register('login', { validate: checkFilled })}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkFilled })}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting || isSubmitSuccessful}>
        {texts.signIn}
      </Button>
    </form>
  )
}
