import type { Caller } from '#server/platform/http/caller.ts'
import type { RouteHandler } from '#server/platform/http/handler.ts'
import type { Profile } from '#server/providers/auth/port.ts'
import { accountRoutes } from './accounts.routes.ts'
import type { Identity } from './accounts.store.ts'
import { type AccountUseCases, createUseCases } from './accounts.usecases.ts'
import { type AccountsDeps, createAuthenticator } from './authenticate.ts'
import { seeIdentity } from './first-sight.ts'

export type { AccountEvents } from './accounts.events.ts'
export { registerAuthEndpoint } from './accounts.http.ts'
export { findIdentities, findUsers, type Identity, readAudit, readUser } from './accounts.store.ts'
export type { UserRow } from './accounts.tables.ts'
export { recordAudit } from './audit.ts'
export type { AccountsDeps } from './authenticate.ts'
export { resetMail } from './mail/reset-mail.ts'
export { verificationMail } from './mail/verification-mail.ts'

export type Accounts = AccountUseCases & {
  routes: RouteHandler[]
  /** For the gate of the registration; throws `auth.required`, `auth.locked` or `server.unavailable`. */
  authenticate: (bearer: string) => Promise<Caller>
  /** The user of an identity, made where there is none. */
  ensureUser: (identity: Identity, profile: Profile | null) => Promise<string>
  /** To be called when the listening connection was lost: notifications may have gone by unseen. */
  forgetAll: () => void
}

export const createAccounts = async (deps: AccountsDeps): Promise<Accounts> => {
  const authenticator = await createAuthenticator(deps)
  const useCases = createUseCases(deps, authenticator)
  return {
    ...useCases,
    routes: accountRoutes(useCases),
    authenticate: authenticator.authenticate,
    ensureUser: async (identity, profile) => (await seeIdentity(deps, { identity, profile })).userId,
    forgetAll: authenticator.forgetAll,
  }
}
