import { expect, test } from 'vitest'
import { createHttpServer } from '../../platform/http/server.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { readConfig } from '../config.ts'
import { outsideOriginsOf } from './start-http.ts'

const policyOf = async (auth: Parameters<typeof outsideOriginsOf>[0]): Promise<string> => {
  const app = await createHttpServer({
    config: readConfig({}).http,
    logger: createLogger({ level: 'silent' }),
    outsideOrigins: outsideOriginsOf(auth),
  })
  app.get('/', async () => 'page')
  const answer = await app.inject({ url: '/', headers: { host: 'localhost' } })
  await app.close()
  return String(answer.headers['content-security-policy'])
}

test('with accounts of its own a page takes scripts from this server alone', async () => {
  const policy = await policyOf({ webConfig: { kind: 'embedded' }, issuer: 'urn:everbond:accounts' })
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'none'")
})

test('with Clerk its scripts and checks are let in, and nothing inline', async () => {
  const policy = await policyOf({
    webConfig: { kind: 'clerk', publishableKey: 'pk_test_x' },
    issuer: 'https://calm-otter-1.clerk.accounts.dev',
  })
  expect(policy).toContain("script-src 'self' https://calm-otter-1.clerk.accounts.dev")
  expect(policy).not.toMatch(/script-src [^;]*unsafe-inline/)
})
