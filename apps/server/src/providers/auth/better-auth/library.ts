/** The library with this installation's options. Loaded on first use: it is the largest part of the server. */
import { randomUUID } from 'node:crypto'
import { timing } from '@everbond/contract'
import type { BetterAuthOptions } from 'better-auth'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { Logger } from '#server/platform/logger/logger.ts'
import { type AuthMail, InvalidTokenError } from '../port.ts'
import { basePath, resetPage, verifyPage } from './addresses.ts'
import { isUsername, passwordLength, usernameLength } from './names.rules.ts'
import {
  accountTable,
  jwksTable,
  rateLimitTable,
  sessionTable,
  userTable,
  verificationTable,
} from './tables.ts'

export const tokenIssuer = 'urn:everbond:accounts'
export const tokenAudience = 'everbond'
/** Carries the peer's address to the library's limiter; whatever a client sends under this name is overwritten. */
export const addressHeader = 'x-everbond-peer'

const seconds = { minute: 60, hour: 3600, day: 86_400 } as const
const sessionLife = 30 * seconds.day
const linkLife = seconds.hour
const keyRotation = 90 * seconds.day
/** How long a replaced key still verifies: longer than any token of its lives. */
export const keyGrace = seconds.hour

export type LibraryOptions = {
  pool: DatabasePool['pool']
  logger: Logger
  /** At least 32 characters, made by the installation; encrypts keys and signs cookies. */
  secret: string
  /** The origin that people open, or null where they open this machine itself. */
  publicOrigin: string | null
  /** Other origins whose pages may use the accounts with credentials. */
  otherOrigins: readonly string[]
  /** Multiplies the request limits. */
  limitFactor: number
  mail: AuthMail | null
  /** Runs what a request started and need not wait for. */
  inBackground: (work: Promise<unknown>) => void
}

type Recipient = { email: string; username?: string | null }

/** Links lead to where the person is: an own host of the server's, since any other was refused before. */
const originOf = (options: LibraryOptions, request: Request | undefined): string => {
  if (options.publicOrigin !== null) return options.publicOrigin
  if (!request) throw new InvalidTokenError('A mail without a request has no origin to lead to.')
  return new URL(request.url).origin
}

const mailOptions = (options: LibraryOptions, mail: AuthMail) => ({
  verification: async (data: { user: Recipient; token: string }, request?: Request) => {
    const link = `${originOf(options, request)}${verifyPage(data.token)}`
    await mail.sendVerification({ to: data.user.email, username: data.user.username ?? null, link })
  },
  reset: async (data: { user: Recipient; token: string }, request?: Request) => {
    const link = `${originOf(options, request)}${resetPage(data.token)}`
    await mail.sendReset({ to: data.user.email, username: data.user.username ?? null, link })
  },
})

const limits = (factor: number): BetterAuthOptions['rateLimit'] => {
  const rule = (window: number, max: number) => ({ window, max: max * factor })
  const attempts = rule(seconds.minute, 10)
  const mails = rule(seconds.minute, 3)
  return {
    enabled: true,
    storage: 'database',
    ...rateLimitTable,
    ...rule(seconds.minute, 240),
    customRules: {
      '/sign-in/email': attempts,
      '/sign-in/username': attempts,
      '/sign-up/email': attempts,
      '/reset-password': attempts,
      '/request-password-reset': mails,
      '/send-verification-email': mails,
    },
  }
}

/** Messages of the library name people's addresses: only an error's class and place are kept. */
const logging = (logger: Logger): BetterAuthOptions['logger'] => ({
  level: 'error',
  log: (_level, _message, ...details: unknown[]) =>
    logger.error({ err: details.find((detail) => detail instanceof Error) }, 'accounts'),
})

const optionsOf = (
  options: LibraryOptions,
  parts: { isRefusal: (error: unknown) => boolean },
): BetterAuthOptions => {
  const mail = options.mail && mailOptions(options, options.mail)
  return {
    appName: 'Everbond',
    database: options.pool,
    secret: options.secret,
    baseURL: options.publicOrigin ?? 'http://localhost',
    basePath,
    telemetry: { enabled: false },
    logger: logging(options.logger),
    trustedOrigins: (request) => [
      ...options.otherOrigins,
      // The server answers for its own hosts only, so the request's own origin is one of ours.
      ...(request ? [new URL(request.url).origin] : []),
    ],
    user: userTable,
    account: accountTable,
    session: { ...sessionTable, expiresIn: sessionLife, updateAge: seconds.day },
    // A copy of the database holds no link that works.
    verification: { ...verificationTable, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: linkLife,
      revokeSessionsOnPasswordReset: true,
      ...(mail ? { sendResetPassword: mail.reset } : {}),
    },
    ...(mail
      ? {
          emailVerification: {
            sendVerificationEmail: mail.verification,
            sendOnSignUp: true,
            expiresIn: linkLife,
          },
        }
      : {}),
    rateLimit: limits(options.limitFactor),
    databaseHooks: {
      // Pictures come only from our engines: an address of one is not taken.
      user: { create: { before: async (user) => ({ data: { ...user, image: null } }) } },
    },
    onAPIError: {
      // What is no refusal is a fault of the server's, and its own handler answers and logs it.
      onError: (error) => {
        if (!parts.isRefusal(error)) throw error
      },
    },
    advanced: {
      cookiePrefix: 'everbond',
      useSecureCookies: options.publicOrigin?.startsWith('https://') ?? false,
      defaultCookieAttributes: { sameSite: 'lax' },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      database: { generateId: () => randomUUID(), validateSchema: false },
      backgroundTasks: { handler: options.inBackground },
    },
  }
}

export const loadLibrary = async (options: LibraryOptions) => {
  const [{ betterAuth }, { isAPIError }, { jwt }, { username }] = await Promise.all([
    import('better-auth'),
    import('better-auth/api'),
    import('better-auth/plugins/jwt'),
    import('better-auth/plugins/username'),
  ])
  return betterAuth({
    ...optionsOf(options, { isRefusal: isAPIError }),
    plugins: [
      username({
        displayUsername: false,
        minUsernameLength: usernameLength.min,
        maxUsernameLength: usernameLength.max,
        usernameValidator: isUsername,
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: { jwks: jwksTable },
        jwks: {
          keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' },
          rotationInterval: keyRotation,
          gracePeriod: keyGrace,
        },
        jwt: {
          issuer: tokenIssuer,
          audience: tokenAudience,
          expirationTime: `${timing.tokenLife / 1000}s`,
          // To the millisecond, so that a token made just after 'sign out everywhere' is told from one just before.
          definePayload: ({ session }) => ({ sid: session.id, iat: Date.now() / 1000 }),
        },
      }),
    ],
  })
}

export type Library = Awaited<ReturnType<typeof loadLibrary>>
