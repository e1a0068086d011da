import { expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { ConfigError, readSlice } from '#server/platform/config/config.ts'
import { createLogger } from '#server/platform/logger/logger.ts'
import { authConfig } from './auth.config.ts'
import { type OpenAuthOptions, openAuth } from './open-auth.ts'

/** Nothing here is asked before somebody signs in. */
const unused = {} as OpenAuthOptions['db'] & OpenAuthOptions['pool']
const clerkKey = `pk_test_${Buffer.from('a.clerk.accounts.dev$').toString('base64')}`

const open = (env: Record<string, string>) =>
  openAuth({
    config: readSlice(authConfig, env),
    db: unused,
    pool: unused,
    clock: systemClock,
    logger: createLogger({ level: 'silent' }),
    secret: 'a secret for tests that is long enough',
    publicOrigin: null,
    otherOrigins: [],
    limitFactor: 1,
    mail: null,
  })

test.each([
  [{}, { kind: 'embedded' }],
  [
    { AUTH_ISSUER: 'https://login.example', AUTH_AUDIENCE: 'everbond' },
    { kind: 'oidc', issuer: 'https://login.example' },
  ],
  [
    { CLERK_PUBLISHABLE_KEY: clerkKey, CLERK_SECRET_KEY: 'sk_test_x' },
    { kind: 'clerk', publishableKey: clerkKey },
  ],
])('%o chooses the way to sign in', (env, webConfig) => {
  expect(open(env).webConfig).toEqual(webConfig)
})

test.each([
  [{ AUTH_ISSUER: 'https://login.example' }, 'AUTH_AUDIENCE'],
  [{ AUTH_ISSUER: 'http://login.example', AUTH_AUDIENCE: 'x' }, 'AUTH_ISSUER'],
  [{ AUTH_ISSUER: 'login', AUTH_AUDIENCE: 'x' }, 'AUTH_ISSUER'],
  [{ CLERK_PUBLISHABLE_KEY: clerkKey }, 'CLERK_SECRET_KEY'],
  [{ CLERK_PUBLISHABLE_KEY: 'nonsense', CLERK_SECRET_KEY: 'x' }, 'CLERK_PUBLISHABLE_KEY'],
  [
    { AUTH_ISSUER: 'https://login.example', AUTH_AUDIENCE: 'x', CLERK_PUBLISHABLE_KEY: clerkKey },
    'AUTH_ISSUER',
  ],
  [{ SIGNUPS: 'maybe' }, 'SIGNUPS'],
])('%o is refused, naming the setting', (env, setting) => {
  expect(() => open(env)).toThrow(ConfigError)
  expect(() => open(env)).toThrow(`${setting}:`)
})

test('an issuer is kept to the letter', () => {
  const env = { AUTH_ISSUER: 'https://login.example/', AUTH_AUDIENCE: 'x' }
  expect(open(env).issuer).toBe('https://login.example/')
})
