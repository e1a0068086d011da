/** Draws the app at an address, for tests: its own router and pages, with canned answers of the server. */
import type { Companion } from '@everbond/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { toast } from 'sonner'
import { vi } from 'vitest'
import { router as app } from '#web/app/router.tsx'
import { authStore } from '#web/lib/auth/auth.ts'
import type { AuthState } from '#web/lib/auth/auth.types.ts'
import { createQueryClient } from '#web/lib/query/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'

// A busy machine draws slowly; what is waited for comes all the same.
configure({ asyncUtilTimeout: 5000 })

export const signedIn: AuthState = { status: 'signedIn', provider: 'ready', subject: 'u1' }
export const signedOut: AuthState = { status: 'signedOut', provider: 'ready', subject: null }
export const unknownAuth: AuthState = { status: 'loading', provider: 'loading', subject: null }

/** 'METHOD /path' and what it answers: a body, a whole answer, what makes one, or nothing for ever ('pending'). */
export type Answers = Record<string, unknown>

const month = { lastMonthlyReset: '2026-11-01T00:00:00.000Z', nextMonthlyReset: '2026-12-01T00:00:00.000Z' }
const day = { lastDailyReset: '2026-11-21T00:00:00.000Z', nextDailyReset: '2026-11-22T00:00:00.000Z' }

export const usage = {
  ...{ dailyUsed: 8, dailyCount: 8, dailyLimit: 10, dailyRemaining: 2 },
  ...{ monthlyUsed: 200, monthlyCount: 200, monthlyLimit: 200, monthlyRemaining: 0 },
  ...month,
  ...day,
  tier: 'free',
}

export const companion = (given: Partial<Companion> = {}): Companion => ({
  id: 'c1',
  name: 'Odile',
  description: 'A cellist.',
  age: 27,
  skinTone: 'medium',
  hairColor: null,
  hairStyle: null,
  eyeColor: null,
  bodyType: null,
  specialFeatures: null,
  bodyDescription: null,
  hairDescription: null,
  eyesDescription: null,
  clothingStyle: null,
  vibeEnergy: null,
  interests: [],
  personalityTraits: [],
  traits: [],
  communicationStyle: 'casual',
  dominantPersonality: 'friendly',
  personality: 'friendly',
  nsfwAllowed: false,
  style: 'realistic',
  behavior: 'sweet',
  memoryLength: 'medium',
  profileImageUrl: null,
  avatarUrl: null,
  profileImageKey: null,
  profileImageKind: null,
  portraitStatus: 'none',
  imageSlot2: null,
  imageSlot3: null,
  generatingSlots: [],
  imageGenerationCount: 0,
  telegramConnected: false,
  whatsappConnected: false,
  isDeleted: false,
  resting: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

/** A person on the free plan who is past the account setup and has no companion. */
const usual: Answers = {
  'GET /api/public/config': {
    auth: { kind: 'embedded' },
    signups: 'open',
    mail: true,
    outboxPath: null,
    operator: { name: 'Ada', contact: 'ada@example.org' },
  },
  'GET /api/onboarding': {
    onboardingComplete: true,
    ageVerified: true,
    termsAccepted: true,
    termsVersion: '1',
  },
  'GET /api/user': {
    id: 'u1',
    username: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    createdAt: '2026-11-05T12:00:00.000Z',
  },
  'GET /api/user/plan': {
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
  },
  'GET /api/user/tier-limits': { tier: 'free', maxCompanions: 1, imageGeneration: false, nsfw: false },
  'GET /api/user/dashboard': { user: { id: 'u1' }, companions: [] },
  'GET /api/user/usage/messages-today': {
    count: 3,
    limit: 10,
    remaining: 7,
    resetsAt: day.nextDailyReset,
  },
  'GET /api/user/usage/images-this-month': {
    count: 5,
    limit: 50,
    remaining: 45,
    resetsAt: month.nextMonthlyReset,
  },
  'GET /api/usage': usage,
  'GET /api/companions': [],
  'GET /api/companions/deleted': [],
  'GET /api/status': { status: 'ok', latencyMs: 3.6, components: {} },
}

const answerOf = (answer: unknown): Promise<Response> | Response => {
  if (answer === 'pending') return new Promise(() => undefined)
  if (answer instanceof Response) return answer.clone()
  if (typeof answer === 'function') return answer() as Promise<Response> | Response
  return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
}

export type Sent = { method: string; path: string; search: string; headers: Headers; body: unknown }

/** Answers instead of the server; what was sent is kept. */
export const stubServer = (answers: Answers = {}): { sent: Sent[]; answers: Answers } => {
  const sent: Sent[] = []
  const all = { ...usual, ...answers }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    const [path = '', search = ''] = String(address).split('?')
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ method, path, search, headers: new Headers(init?.headers), body })
    return answerOf(all[`${method} ${path}`])
  })
  return { sent, answers: all }
}

type Options = { answers?: Answers; auth?: AuthState }

const draw = (path: string, { answers, auth, routeTree }: Required<Options> & { routeTree: AnyRoute }) => {
  const server = stubServer(answers)
  const queryClient = createQueryClient()
  // A failure shows at once; that it is tried again is tested beside the rule.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  authStore.set(auth)
  const history = createMemoryHistory({ initialEntries: ['/admin/memory', path] })
  // One of its own for each test: a router keeps where it was.
  const router = createRouter({ ...app.options, routeTree, history })
  const drawn = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return { ...server, ...drawn, history, queryClient }
}

export const drawApp = (path: string, { answers = {}, auth = signedIn }: Options = {}) =>
  draw(path, { answers, auth, routeTree: app.routeTree })

/** A part without the shell and gates around it. */
export const drawPart = (component: ComponentType, { answers = {}, auth = signedIn }: Options = {}) =>
  draw('/', { answers, auth, routeTree: createRootRoute({ component: component as RouteComponent }) })

/** Puts back what a test has changed. */
export const clearApp = (): void => {
  cleanup()
  // Toasts outlive what shows them, and would be there again in the next test.
  toast.dismiss()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
  window.localStorage.clear()
  authStore.set(unknownAuth)
}
