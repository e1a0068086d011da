import { exportSPKI } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { AuthUnavailableError, InvalidTokenError } from '../port.ts'
import { authProviderSuite } from '../suite.ts'
import { startIssuer } from '../tokens/issuer.fixture.ts'
import { createOidcProvider } from './oidc.auth.ts'

const issuer = await startIssuer()
afterAll(() => issuer.close())

const open = (jwksUrl: string | null = null) =>
  createOidcProvider({ clock: systemClock, issuer: issuer.origin, audience: 'everbond', jwksUrl })

authProviderSuite('OpenID Connect', async () => ({
  provider: open(),
  sign: (claims, header = {}) => issuer.token({ claims: { aud: 'everbond', ...claims }, header }),
  publicKeyPem: () => exportSPKI(issuer.publicKey),
  forSomebodyElse: { aud: 'another-app' },
  alg: 'RS256',
}))

describe('the profile in a token', () => {
  const profileFrom = async (claims: Record<string, unknown>) => {
    const provider = open()
    const token = await provider.verify(await issuer.token({ claims: { aud: 'everbond', ...claims } }))
    return (await provider.look(token)).profile
  }

  test('a verified address is taken', async () => {
    const claims = { email: 'ada@example.org', email_verified: true, preferred_username: 'ada' }
    expect(await profileFrom(claims)).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      emailVerified: true,
    })
  })

  test.each([{ email_verified: false }, {}, { email_verified: 'true' }])(
    'an address is not taken where the issuer says %o of it',
    async (claim) => {
      expect(await profileFrom({ email: 'ada@example.org', ...claim })).toEqual({
        username: null,
        email: null,
        emailVerified: false,
      })
    },
  )

  test('a token that tells nothing changes nothing', async () => {
    expect(await profileFrom({})).toBeNull()
  })
})

describe('an issuer that cannot be asked', () => {
  const bearer = () => issuer.token({ claims: { aud: 'everbond' } })

  test('is no fault of the token, and is asked again', async () => {
    const provider = open()
    issuer.setDown(true)
    await expect(provider.verify(await bearer())).rejects.toBeInstanceOf(AuthUnavailableError)
    issuer.setDown(false)
    expect((await provider.verify(await bearer())).subject).toBe('person')
  })

  test('at an address where nothing listens', async () => {
    const provider = open('http://127.0.0.1:9/keys')
    await expect(provider.verify(await bearer())).rejects.toBeInstanceOf(AuthUnavailableError)
  })

  test('does not matter to keys that are known', async () => {
    const provider = open(`${issuer.origin}/.well-known/jwks.json`)
    await provider.verify(await bearer())
    issuer.setDown(true)
    expect((await provider.verify(await bearer())).subject).toBe('person')
    issuer.setDown(false)
  })

  test('is not flooded with invented key names', async () => {
    const provider = open(`${issuer.origin}/.well-known/jwks.json`)
    await provider.verify(await bearer())
    const before = issuer.asked.length
    for (const kid of ['a', 'b', 'c', 'd']) {
      const forged = await issuer.token({ claims: { aud: 'everbond' }, header: { kid } })
      await expect(provider.verify(forged)).rejects.toBeInstanceOf(InvalidTokenError)
    }
    expect(issuer.asked.length).toBe(before)
  })
})

test('an issuer whose description names another is not trusted', async () => {
  const liar = await startIssuer({
    answer: ({ url }) =>
      url === '/.well-known/openid-configuration'
        ? { status: 200, body: { issuer: 'https://other.example', jwks_uri: 'https://other.example/keys' } }
        : null,
  })
  const provider = createOidcProvider({
    clock: systemClock,
    issuer: liar.origin,
    audience: 'everbond',
    jwksUrl: null,
  })
  const bearer = await liar.token({ claims: { aud: 'everbond' } })
  await expect(provider.verify(bearer)).rejects.toBeInstanceOf(AuthUnavailableError)
  await liar.close()
})
