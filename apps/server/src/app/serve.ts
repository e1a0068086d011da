/** Starts the roles of this process and waits for the signal to stop. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { routes } from '@everbond/contract'
import type { Accounts } from '../modules/accounts/index.ts'
import { discardFilesJob, renderImageJob } from '../modules/images/index.ts'
import { warmAgeRules } from '../modules/safety/index.ts'
import { openListener } from '../platform/database/listen.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { createRealtimeHub } from '../platform/realtime/hub.ts'
import { createTickets } from '../platform/realtime/tickets.ts'
import { announcement } from './announce.ts'
import { openAuth } from './auth.ts'
import type { Config } from './config.ts'
import { createAppEvents } from './events.ts'
import { openFoundation } from './foundation.ts'
import { sandboxHandler } from './http/sandbox.ts'
import { buildHttp, builtWeb, missingRoutes } from './http/start-http.ts'
import { buildModules } from './modules.ts'
import { openOutside } from './outside.ts'
import { pageValuesOf, publicConfigOf } from './public-config.ts'
import { startWorking } from './work.ts'

/** Resolves with the reason to stop: a signal, or the loss of the embedded database. */
const untilStopped = () => {
  const { promise, resolve } = Promise.withResolvers<{ exitCode: number; reason: string }>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A repeated signal must not end the process in the middle of closing.
    process.on(signal, () => resolve({ exitCode: 0, reason: signal }))
  }
  return { promise, stop: resolve }
}

/** Answers the exit code. What was opened is closed in the reverse order, whatever happens. */
export const serve = async (config: Config): Promise<number> => {
  const stopping = untilStopped()
  await using closing = new AsyncDisposableStack()
  const foundation = await openFoundation(
    {
      config,
      owner: 'server',
      onNotice: (text) => console.log(`  ${text}`),
      onDatabaseLost: (error) => stopping.stop({ exitCode: 1, reason: error.message }),
    },
    closing,
  )
  const { clock, database, logger, pool } = foundation
  const has = (role: string) => config.app.ROLES.length === 0 || config.app.ROLES.includes(role)

  const outside = await openOutside(foundation, closing)
  const jobs = await startJobs({
    directUrl: database.directUrl,
    logger,
    definitions: [renderImageJob, discardFilesJob],
  })
  closing.defer(() => jobs.close())
  const events = createAppEvents({ config, jobs })
  // The listener may be lost before the accounts that trust in it are built.
  let accounts: Pick<Accounts, 'forgetAll'> | null = null
  const listener = await openListener({
    directUrl: database.directUrl,
    onLost: (error) => {
      logger.warn({ err: error }, 'live events are interrupted')
      accounts?.forgetAll()
    },
    onHandlerError: (error) => logger.error({ err: error }, 'a live event was not handled'),
  })
  closing.defer(() => listener.close())
  const auth = await openAuth({ foundation, outside })
  closing.defer(() => auth.close())

  if (has('worker')) await startWorking({ foundation, outside, jobs, events }, closing)
  if (has('api')) {
    const hub = await createRealtimeHub(listener)
    const tickets = createTickets({ db: pool.db, clock })
    const publicConfig = publicConfigOf({ config, auth, outside })
    const built = await buildModules({
      events,
      foundation,
      outside,
      auth,
      listener,
      jobs,
      hub,
      tickets,
      publicConfig,
    })
    accounts = built.accounts
    const missing = missingRoutes(Object.values(routes), built.handlers)
    if (missing.length > 0) throw new Error(`no handler answers ${missing.join(', ')}`)
    const webFolder = existsSync(join(builtWeb, 'index.html')) ? builtWeb : null
    const app = await buildHttp({
      ...built,
      foundation,
      auth,
      hub,
      tickets,
      sandbox: sandboxHandler({ foundation, outside }),
      isReady: async () => {
        await pool.pool.query('select 1')
        return true
      },
      webFolder,
      pageValues: pageValuesOf(config),
    })
    closing.defer(() => app.close())
    await app.listen({ port: config.http.PORT, host: config.http.HOST })
    const listening = app.server.address()
    if (listening === null || typeof listening === 'string') throw new Error('the server has no address')
    const sinceStartMs = performance.now()
    console.log(
      announcement({
        foundation,
        outside,
        authKind: auth.webConfig.kind,
        listening,
        hasWeb: webFolder !== null,
        sinceStartMs,
      }),
    )
  }
  // The first text that is checked should not wait for the patterns of the rules to be compiled.
  warmAgeRules().catch((error: unknown) => logger.error({ err: error }, 'the age rules were not warmed'))
  const { exitCode, reason } = await stopping.promise
  logger.info({ reason }, 'stopping')
  return exitCode
}
