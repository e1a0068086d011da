import { AccountError } from '#web/lib/auth/embedded/embedded-accounts.ts'
import { problems, texts } from './texts.ts'

export type AccountField = 'username' | 'email' | 'password'
/** What to say about a failure, and at which field; null for the form as a whole. */
export type AccountProblem = { field: AccountField | null; text: string }

const tooManyRequests = 429
const serverErrors = 500

const byCode: Readonly<Record<string, AccountProblem>> = {
  INVALID_EMAIL_OR_PASSWORD: { field: null, text: problems.wrong },
  INVALID_USERNAME_OR_PASSWORD: { field: null, text: problems.wrong },
  USERNAME_IS_ALREADY_TAKEN: { field: 'username', text: problems.usernameTaken },
  USERNAME_TOO_SHORT: { field: 'username', text: problems.username },
  USERNAME_TOO_LONG: { field: 'username', text: problems.username },
  INVALID_USERNAME: { field: 'username', text: problems.username },
  USER_ALREADY_EXISTS: { field: 'email', text: problems.emailTaken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { field: 'email', text: problems.emailTaken },
  INVALID_EMAIL: { field: 'email', text: problems.email },
  PASSWORD_TOO_SHORT: { field: 'password', text: problems.passwordShort },
  PASSWORD_TOO_LONG: { field: 'password', text: problems.passwordLong },
  EMAIL_NOT_VERIFIED: { field: null, text: problems.unverified },
  INVALID_TOKEN: { field: null, text: texts.linkInvalid },
  TOKEN_EXPIRED: { field: null, text: texts.linkInvalid },
  RESET_PASSWORD_DISABLED: { field: null, text: texts.noMailReset },
  VERIFICATION_EMAIL_NOT_ENABLED: { field: null, text: texts.noMailVerify },
}

export const accountProblem = (error: unknown): AccountProblem => {
  if (!(error instanceof AccountError)) return { field: null, text: problems.unreachable }
  if (error.status === tooManyRequests) return { field: null, text: problems.tooMany }
  const known = byCode[error.code]
  if (known !== undefined) return known
  const isOurs = error.status < serverErrors && error.message !== ''
  return { field: null, text: isOurs ? error.message : problems.other }
}

export const isDeadLink = (error: unknown): boolean =>
  error instanceof AccountError && ['INVALID_TOKEN', 'TOKEN_EXPIRED'].includes(error.code)
