/** What the shell asks about the account, whole, as it leaves the server. */
import { routes } from '@everbond/contract'
import { expect, test } from 'vitest'
import { testDatabase } from '../platform/database/test-database.ts'
import { startTestApp } from '../testing/app.ts'
import { mara } from '../testing/companion.ts'

const { call, people } = await startTestApp(await testDatabase())
const as = await people.signUpOnboarded()
const read = async (route: Parameters<typeof call>[0]) => (await call(route, { as })).json()

test('GET /api/user: id, username, email and the day of creation', async () => {
  expect(await read(routes.getUser)).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: null,
    email: expect.stringMatching(/@example.org$/),
    emailVerified: false,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('GET /api/user/plan: free, with 100 message credits and no image credits', async () => {
  expect(await read(routes.getUserPlan)).toEqual({
    tier: 'free',
    stripeCustomerId: null,
    subscriptionStatus: null,
    subscriptionEndsAt: null,
    usedMessages: 0,
    usedImages: 0,
    creditsMessages: 100,
    creditsImages: 0,
    maxMessages: 200,
    maxImages: 3,
  })
})

test('GET /api/user/tier-limits: one companion, no images, nothing explicit', async () => {
  expect(await read(routes.getTierLimits)).toEqual({
    tier: 'free',
    maxCompanions: 1,
    imageGeneration: false,
    nsfw: false,
  })
})

test('GET /api/tiers: each with its key, its label and its prices in cents', async () => {
  const tiers = (await call(routes.getTiers)).json<{ tierKey: string; label: string }[]>()
  expect(tiers.map(({ tierKey, label }) => `${tierKey} ${label}`)).toEqual([
    'free Free',
    'basic Basic Love',
    'pro Deep Bond',
    'premium Forever Yours',
    'lifetime Lifetime',
  ])
  expect(tiers[2]).toMatchObject({ priceMonthly: 2499, priceYearly: 19999 })
})

test('GET /api/usage, messages-today and images-this-month: nothing used yet', async () => {
  expect(await read(routes.getUsage)).toMatchObject({
    dailyUsed: 0,
    dailyLimit: 10,
    monthlyLimit: 200,
    tier: 'free',
  })
  expect(await read(routes.getMessagesToday)).toMatchObject({ count: 0, limit: 10, remaining: 10 })
  expect(await read(routes.getImagesThisMonth)).toMatchObject({ count: 0, limit: 3, resetsAt: null })
})

test('GET /api/status: one of four words, with the time that the database took', async () => {
  expect(await read(routes.getStatus)).toMatchObject({
    status: expect.stringMatching(/^(ok|degraded|offline|unknown)$/),
    latencyMs: expect.any(Number),
    components: { database: { status: 'ok' } },
  })
})

test('GET /api/user/dashboard: the user and his companions', async () => {
  const made = (await call(routes.createCompanion, { as, body: mara })).json()
  const { id } = await read(routes.getUser)
  expect(await read(routes.getDashboard)).toEqual({ user: { id }, companions: [made] })
})
