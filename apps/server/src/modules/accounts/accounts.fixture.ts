/** The whole way from a sign-up to a request, for tests: real tables, real HTTP, mail into a list. */
import { rateLimits, routes } from '@everbond/contract'
import pino from 'pino'
import { afterAll } from 'vitest'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import { openListener } from '#server/platform/database/listen.ts'
import type { TestDatabase } from '#server/platform/database/test-database.ts'
import { createEvents } from '#server/platform/events.ts'
import type { RouteHandler } from '#server/platform/http/handler.ts'
import { registerRoutes } from '#server/platform/http/register.ts'
import { createHttpServer } from '#server/platform/http/server.ts'
import { createBetterAuthProvider } from '#server/providers/auth/better-auth/better-auth.auth.ts'
import type { AuthMail, AuthProvider } from '#server/providers/auth/port.ts'
import type { AccountEvents } from './accounts.events.ts'
import { registerAuthEndpoint } from './accounts.http.ts'
import { type Accounts, createAccounts } from './index.ts'

export type SentMail = { kind: 'verification' | 'reset'; to: string; username: string | null; link: string }

/** A list that can be waited on. */
export const createOutbox = () => {
  const mails: SentMail[] = []
  let wake: () => void = () => undefined
  const put = async (mail: SentMail) => {
    mails.push(mail)
    wake()
  }
  const mail: AuthMail = {
    sendVerification: (data) => put({ kind: 'verification', ...data }),
    sendReset: (data) => put({ kind: 'reset', ...data }),
  }
  const next = async (kind: SentMail['kind'], to: string): Promise<SentMail> => {
    for (;;) {
      const index = mails.findIndex((sent) => sent.kind === kind && sent.to === to)
      const [found] = index === -1 ? [] : mails.splice(index, 1)
      if (found) return found
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }
  return { mail, mails, next }
}

export type FixtureOptions = {
  signups?: 'open' | 'closed'
  mail?: AuthMail | null
  clock?: Clock
  auth?: AuthProvider
  limitFactor?: number
  secret?: string
  handlers?: (accounts: Accounts) => {
    handlers: RouteHandler[]
    assertOnboarded: (caller: { userId: string; sessionId: string | null }) => Promise<void>
  }
}

export const silent = pino({ level: 'silent' })

export const accountsFixture = async ({ db, pool, url }: TestDatabase, options: FixtureOptions = {}) => {
  const clock = options.clock ?? systemClock
  const auth =
    options.auth ??
    createBetterAuthProvider({
      db,
      pool,
      clock,
      logger: silent,
      secret: options.secret ?? 'a secret for tests that is long enough',
      publicOrigin: null,
      otherOrigins: [],
      limitFactor: options.limitFactor ?? 100,
      signups: options.signups ?? 'open',
      mail: options.mail ?? null,
    })
  const events = createEvents<AccountEvents>()
  const listener = await openListener({ directUrl: url })
  const accounts = await createAccounts({ db, auth, events, clock, logger: silent, listener })
  const app = await createHttpServer({
    config: {
      PORT: 0,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: null,
      CORS_ORIGINS: [],
      TRUST_PROXY: [],
      RATE_LIMIT_FACTOR: rateLimits.read,
      LOG_LEVEL: 'silent',
    },
    logger: silent,
  })
  await registerAuthEndpoint(app, { auth, publicOrigin: null })
  const more = options.handlers?.(accounts)
  registerRoutes(app, {
    handlers: [...accounts.routes, ...(more?.handlers ?? [])],
    gate: {
      authenticate: accounts.authenticate,
      assertOnboarded: more?.assertOnboarded ?? (async () => undefined),
    },
    limitFactor: 100,
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(async () => {
    await app.close()
    await listener.close()
    await auth.close()
  })
  return { accounts, app, auth, events, listener, origin }
}

/** A browser with cookies, as far as accounts need one. */
export const createBrowser = (origin: string) => {
  const jar = new Map<string, string>()
  const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        origin,
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const token = async (): Promise<string> => {
    const { token: value } = (await (await call('/api/auth/token')).json()) as { token: string }
    return value
  }
  return {
    jar,
    call,
    token,
    signUp: (person: { email: string; username?: string; password: string } & Record<string, unknown>) =>
      call('/api/auth/sign-up/email', { name: person.username ?? '', ...person }),
    /** Calls a route of the contract with a bearer token, without cookies. */
    api: (path: string, bearer: string, body?: unknown) =>
      fetch(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

export const paths = { user: routes.getUser.path, signOutEverywhere: routes.signOutEverywhere.path } as const
