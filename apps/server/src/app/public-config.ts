import type { PublicConfig } from '@everbond/contract'
import type { AuthProvider } from '../providers/auth/port.ts'
import type { Config } from './config.ts'
import type { Outside } from './outside.ts'

/** What the web must know before anyone signs in. */
export const publicConfigOf = (options: {
  config: Config
  auth: AuthProvider
  outside: Pick<Outside, 'mail' | 'mailSandbox'>
}): PublicConfig => {
  const { config, auth, outside } = options
  return {
    auth: auth.webConfig,
    signups: config.auth.SIGNUPS,
    mail: outside.mail !== null,
    outboxPath: outside.mailSandbox ? '/sandbox/outbox' : null,
    operator: { name: config.app.OPERATOR_NAME, contact: config.app.OPERATOR_CONTACT },
  }
}

/** What the prerendered pages have in place of `{{KEY}}`. */
export const pageValuesOf = (config: Config): Record<string, string> => ({
  OPERATOR_NAME: config.app.OPERATOR_NAME,
  OPERATOR_CONTACT: config.app.OPERATOR_CONTACT,
})
