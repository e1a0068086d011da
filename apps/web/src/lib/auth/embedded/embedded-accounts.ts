/** What people do with an account of this server. Each throws an `AccountError` that says what to do. */
import { embeddedClient } from './embedded-client.ts'

/** A refusal of the accounts' endpoints. `code` is theirs, empty where they gave none. */
export class AccountError extends Error {
  readonly code: string
  readonly status: number

  constructor({ code, status, message }: { code: string; status: number; message: string }) {
    super(message)
    this.name = 'AccountError'
    this.code = code
    this.status = status
  }
}

type Answer<T> = {
  data: T
  error: null | {
    code?: string | undefined
    message?: string | undefined
    status: number
    statusText: string
  }
}

const given = <T>({ data, error }: Answer<T>): T => {
  if (error === null) return data
  const { code = '', status, message, statusText } = error
  throw new AccountError({ code, status, message: message ?? statusText })
}

/** The form takes an address or a username in one field. */
export const signInWithPassword = async ({
  login,
  password,
}: {
  login: string
  password: string
}): Promise<void> => {
  const answer = login.includes('@')
    ? await embeddedClient.signIn.email({ email: login, password })
    : await embeddedClient.signIn.username({ username: login, password })
  given<unknown>(answer)
}

export const signUpWithEmail = async ({
  username,
  email,
  password,
}: {
  username: string
  email: string
  password: string
}): Promise<void> => {
  given<unknown>(
    await embeddedClient.signUp.email({
      name: username,
      username,
      email,
      password,
      callbackURL: '/verify-email',
    }),
  )
}

export const requestPasswordReset = async (email: string): Promise<void> => {
  given<unknown>(await embeddedClient.requestPasswordReset({ email, redirectTo: '/reset-password' }))
}

export const resetPassword = async ({
  token,
  password,
}: {
  token: string
  password: string
}): Promise<void> => {
  given<unknown>(await embeddedClient.resetPassword({ token, newPassword: password }))
}

export const sendVerification = async (email: string): Promise<void> => {
  given<unknown>(await embeddedClient.sendVerificationEmail({ email, callbackURL: '/verify-email' }))
}

export const verifyEmail = async (token: string): Promise<void> => {
  given<unknown>(await embeddedClient.verifyEmail({ query: { token } }))
}
