/** The whole server over a test's database, put together as `serve` does, answering without a port. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RouteDefinition, routes } from '@everbond/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll } from 'vitest'
import { openAuth } from '../app/auth.ts'
import { readConfig } from '../app/config.ts'
import { createAppEvents } from '../app/events.ts'
import { buildHttp } from '../app/http/start-http.ts'
import { buildModules } from '../app/modules.ts'
import { pageValuesOf, publicConfigOf } from '../app/public-config.ts'
import { loadSecrets } from '../app/secrets.ts'
import { discardFilesJob, renderImageJob } from '../modules/images/index.ts'
import { systemClock } from '../platform/clock.ts'
import { openListener } from '../platform/database/listen.ts'
import { createPool } from '../platform/database/pool.ts'
import type { TestDatabase } from '../platform/database/test-database.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { createLogger } from '../platform/logger/logger.ts'
import { createRealtimeHub } from '../platform/realtime/hub.ts'
import { createTickets } from '../platform/realtime/tickets.ts'
import { createTestEngine, createTestStorage } from './images.ts'

export type Call = {
  /** A bearer token. */
  as?: string
  headers?: Record<string, string>
  body?: unknown
  query?: Record<string, string>
  params?: Record<string, string>
}

/** Starts it with settings as an operator gives them; it closes after the file's last test. */
export const startTestApp = async (
  { url, poolUrl = url }: TestDatabase & { poolUrl?: string },
  env: Record<string, string> = {},
) => {
  const closing = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'everbond-app-'))
  closing.defer(() => rm(dataDir, { recursive: true, force: true }))
  const config = readConfig({ RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'silent', ...env })
  const logger = createLogger({ level: config.http.LOG_LEVEL })
  const pool = createPool({ url: poolUrl })
  closing.defer(() => pool.close())
  const foundation = {
    config,
    clock: systemClock,
    logger,
    secrets: await loadSecrets(dataDir),
    dataDir,
    database: {
      driver: 'external' as const,
      url,
      directUrl: url,
      place: 'a test',
      close: async () => undefined,
    },
    pool,
  }
  const storage = await createTestStorage()
  const outside = { storage, images: createTestEngine(), mail: null, mailSandbox: null }
  const jobs = await startJobs({ directUrl: url, logger, definitions: [renderImageJob, discardFilesJob] })
  closing.defer(() => jobs.close())
  const events = createAppEvents({ config, jobs })
  const listener = await openListener({ directUrl: url })
  closing.defer(() => listener.close())
  const auth = openAuth({ foundation, outside })
  closing.defer(() => auth.close())
  const hub = await createRealtimeHub(listener)
  const tickets = createTickets({ db: pool.db, clock: systemClock })
  const publicConfig = publicConfigOf({ config, auth, outside })
  const built = await buildModules({
    foundation,
    outside,
    auth,
    events,
    listener,
    jobs,
    hub,
    tickets,
    publicConfig,
  })
  const app = await buildHttp({
    ...built,
    foundation,
    auth,
    hub,
    tickets,
    sandbox: null,
    isReady: async () => true,
    webFolder: null,
    pageValues: pageValuesOf(config),
  })
  closing.defer(() => app.close())
  afterAll(() => closing.disposeAsync())

  const call: Caller = (route, { as, headers, body, query, params } = {}) =>
    app.inject({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(params?.[name] ?? 'nothing'),
      ),
      ...(query ? { query } : {}),
      headers: { ...(as === undefined ? {} : { authorization: `Bearer ${as}` }), ...headers },
      ...(route.method === 'GET' ? {} : { payload: (body ?? {}) as object }),
    })

  return { app, call, handlers: built.handlers, events, jobs, storage, people: peopleOf({ app, call }) }
}

const cookiesOf = (response: LightMyRequestResponse): string =>
  response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

let people = 0

type Caller = (route: RouteDefinition, options?: Call) => Promise<LightMyRequestResponse>

const peopleOf = ({ app, call }: { app: FastifyInstance; call: Caller }) => {
  /** Makes an account and answers a bearer token of its session. */
  const signUp = async (): Promise<string> => {
    people += 1
    const headers = { origin: 'http://localhost', host: 'localhost' }
    const payload = { name: '', email: `person${people}@example.org`, password: 'a long enough password' }
    const signedUp = await app.inject({ method: 'POST', url: '/api/auth/sign-up/email', headers, payload })
    const cookie = cookiesOf(signedUp)
    const answer = await app.inject({ url: '/api/auth/token', headers: { ...headers, cookie } })
    const { token } = answer.json<{ token?: string }>()
    if (!token) throw new Error(`no token: ${signedUp.statusCode} ${answer.body}`)
    return token
  }
  return {
    signUp,
    /** The same, past the age and terms gate. */
    signUpOnboarded: async (): Promise<string> => {
      const token = await signUp()
      const body = { ageVerified: true, termsAccepted: true }
      const answer = await call(routes.submitOnboarding, { as: token, body })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return token
    },
  }
}
