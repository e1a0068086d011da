/** What every way of signing in must hold, whoever issues the tokens. */
import { createHmac } from 'node:crypto'
import { generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthProvider, InvalidTokenError } from './port.ts'

/** Undefined takes a claim out. */
export type Claims = Record<string, unknown>

export type AuthHarness = {
  provider: AuthProvider
  /** Signed with the issuer's own key; `claims` stand over those of a good token. */
  sign: (claims?: Claims, header?: Record<string, unknown>) => Promise<string>
  /** As the issuer publishes it, in PEM. */
  publicKeyPem: () => Promise<string>
  /** Claims that name somebody else as the one whom a token is for. */
  forSomebodyElse: Claims
  alg: string
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const parts = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims
  return { header, payload, signature, claims: read(payload), kid: read(header).kid }
}

export const authProviderSuite = (name: string, open: () => Promise<AuthHarness>): void => {
  describe(`sign-in by ${name}`, () => {
    let harness: AuthHarness
    const now = () => Math.floor(Date.now() / 1000)
    const refused = (token: string) =>
      expect(harness.provider.verify(token)).rejects.toBeInstanceOf(InvalidTokenError)

    beforeAll(async () => {
      harness = await open()
    })

    test('a good token tells issuer, subject, session and times', async () => {
      const issued = now()
      const token = await harness.provider.verify(
        await harness.sign({ sub: 'ada', sid: 'session-1', iat: issued, exp: issued + 60 }),
      )
      expect(token).toMatchObject({
        issuer: harness.provider.issuer,
        subject: 'ada',
        sessionId: 'session-1',
        issuedAt: new Date(issued * 1000),
        expiresAt: new Date((issued + 60) * 1000),
      })
    })

    test('a token without a session names none', async () => {
      expect((await harness.provider.verify(await harness.sign({ sid: undefined }))).sessionId).toBeNull()
    })

    test.each<[string, () => Claims]>([
      ['expired', () => ({ iat: now() - 600, exp: now() - 300 })],
      ['not valid yet', () => ({ nbf: now() + 300 })],
      ['of another issuer', () => ({ iss: 'https://other.example' })],
      ['without an issuer', () => ({ iss: undefined })],
      ['without an end', () => ({ exp: undefined })],
      ['without a beginning', () => ({ iat: undefined })],
      ['without a subject', () => ({ sub: undefined })],
      ['with an empty subject', () => ({ sub: '' })],
      ['for somebody else', () => harness.forSomebodyElse],
    ])('a token %s is refused', async (_, claims) => refused(await harness.sign(claims())))

    test('a token whose claims were changed is refused', async () => {
      const { header, claims, signature } = parts(await harness.sign())
      await refused(`${header}.${base64url({ ...claims, sub: 'somebody-else' })}.${signature}`)
    })

    test("a token without a signature ('none') is refused", async () => {
      const { payload, kid } = parts(await harness.sign())
      await refused(`${base64url({ alg: 'none', kid })}.${payload}.`)
      await refused(`${base64url({ alg: 'none' })}.${payload}.`)
    })

    test('a token signed with the public key as a password is refused', async () => {
      const { payload, kid } = parts(await harness.sign())
      const head = `${base64url({ alg: 'HS256', kid })}.${payload}`
      const mac = createHmac('sha256', await harness.publicKeyPem())
        .update(head)
        .digest('base64url')
      await refused(`${head}.${mac}`)
    })

    test.each(['the same', 'an unknown'])("a stranger's key under %s name is refused", async (which) => {
      const { claims, kid } = parts(await harness.sign())
      const { privateKey } = await generateKeyPair(harness.alg)
      const named = which === 'the same' ? kid : 'unknown'
      const signer = new SignJWT(claims).setProtectedHeader({ alg: harness.alg, kid: String(named) })
      await refused(await signer.sign(privateKey))
    })

    test.each(['', 'x', 'a.b', 'a.b.c', '..', `${'x'.repeat(9000)}.y.z`])(
      'what is no token is refused (%#)',
      refused,
    )

    test('what was verified once is not verified again', async () => {
      const bearer = await harness.sign({ exp: now() + 30 })
      expect(await harness.provider.verify(bearer)).toBe(await harness.provider.verify(bearer))
    })

    test('it says to the web how people sign in', () => {
      expect(['embedded', 'oidc', 'clerk']).toContain(harness.provider.webConfig.kind)
    })
  })
}
