/**
 * The port to whoever signs people in: the accounts of this installation, or an outside issuer.
 *
 * It says who a bearer token belongs to. It knows neither users nor what they may do: an identity is an issuer and a
 * subject, and the accounts module makes a user of it.
 */
import type { PublicConfig } from '@everbond/contract'

export type Profile = {
  username: string | null
  /** From an outside issuer only where it is verified; our own is told with its state. */
  email: string | null
  emailVerified: boolean
}

export type VerifiedToken = {
  issuer: string
  /** The issuer's own id of the person; never changes. */
  subject: string
  /** The session behind the token where the issuer names one. */
  sessionId: string | null
  issuedAt: Date
  expiresAt: Date
  /** What the token itself tells of the person; null where it tells nothing. */
  profile: Profile | null
}

/** How things stand now, beyond what a signature can say. */
export type Standing = {
  /** False once the session behind the token has ended. Always true where an issuer's sessions cannot be asked. */
  sessionStands: boolean
  /** Null where nothing is known: what was known before stays. */
  profile: Profile | null
}

export type AuthProvider = {
  /** Stands in `user_identities`: one for each installation's way of signing in. */
  issuer: string
  /** What the web needs to sign somebody in. */
  webConfig: PublicConfig['auth']
  /** Throws `InvalidTokenError` for a token that is no good and `AuthUnavailableError` where it cannot be told. */
  verify: (bearer: string) => Promise<VerifiedToken>
  look: (token: VerifiedToken) => Promise<Standing>
  /**
   * Ends every session of a subject, as far as the issuer lets us; repeating it does no harm.
   * Throws `AuthUnavailableError` where the issuer does not answer.
   */
  endSessions: (subject: string) => Promise<void>
  /** Answers `/api/auth/*`; null where somebody else's pages do it. */
  handle: ((request: Request, peer: { address: string }) => Promise<Response>) | null
  /** What an operator can do with the accounts kept here; null where they are kept elsewhere. */
  accounts: KeptAccounts | null
  /** Resolves when people could sign in now; throws with the reason otherwise. */
  check: (signal: AbortSignal) => Promise<void>
  close: () => Promise<void>
}

/** Accounts that this installation keeps itself. */
export type KeptAccounts = {
  /** By address or username, whatever its case. */
  find: (name: string) => Promise<KeptAccount | null>
  /** Works while sign-ups are closed. Throws `AccountRefusedError` with a text for the operator. */
  add: (account: { email: string; username: string | null; password: string }) => Promise<KeptAccount>
  /** A one-time path with its query, such as '/reset-password?token=…', that sets a new password. */
  resetPath: (subject: string) => Promise<{ path: string; expiresAt: Date }>
}

export type KeptAccount = { subject: string; profile: Profile }

/** What the embedded accounts send by mail; links are complete addresses. */
export type AuthMail = {
  sendVerification: (mail: { to: string; username: string | null; link: string }) => Promise<void>
  sendReset: (mail: { to: string; username: string | null; link: string }) => Promise<void>
}

/** The token is expired, forged, meant for somebody else, or no token at all. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

/** The issuer could not be asked; the same request may succeed later. */
export class AuthUnavailableError extends Error {
  override readonly name = 'AuthUnavailableError'
}

/** An account cannot be made as asked; the text says why. */
export class AccountRefusedError extends Error {
  override readonly name = 'AccountRefusedError'
}
