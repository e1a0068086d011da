import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { InvalidTokenError } from '../port.ts'
import { createVerifier } from './verifier.ts'

const setUp = async () => {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  let now = Date.now()
  let asked = 0
  const known = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'EdDSA' }] })
  const verify = createVerifier({
    clock: { now: () => new Date(now) },
    issuer: 'us',
    audience: null,
    algorithms: ['EdDSA'],
    keys: (header, token) => {
      asked += 1
      return known(header, token)
    },
    clockTolerance: 0,
    profileOf: () => null,
  })
  const seconds = now / 1000
  const sign = (life: number) =>
    new SignJWT({ iss: 'us', sub: 'ada', iat: seconds, exp: seconds + life })
      .setProtectedHeader({ alg: 'EdDSA' })
      .sign(privateKey)
  return {
    verify,
    sign,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a signature is looked at once, until the token ends', async () => {
  const { verify, sign, asked, pass } = await setUp()
  const bearer = await sign(60)
  await verify(bearer)
  pass(59_000)
  await verify(bearer)
  expect(asked()).toBe(1)
  pass(1_000)
  await expect(verify(bearer)).rejects.toBeInstanceOf(InvalidTokenError)
})

test('a token that lives for days is looked at again every hour', async () => {
  const { verify, sign, asked, pass } = await setUp()
  const bearer = await sign(7 * 86_400)
  await verify(bearer)
  pass(60 * 60_000)
  await verify(bearer)
  expect(asked()).toBe(2)
})

test('milliseconds of a beginning are kept', async () => {
  const { verify, sign } = await setUp()
  const { issuedAt, expiresAt } = await verify(await sign(60))
  expect(expiresAt.getTime() - issuedAt.getTime()).toBe(60_000)
})
