/** Jobs in PostgreSQL (pg-boss): sent in the transaction that needs them, so one that rolls back does not exist. */
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Transaction } from '../database/pool.ts'
import type { Logger } from '../logger/logger.ts'

/** A kind of job, apart from what handles it. Data holds ids, never content. */
export type JobDefinition<Data extends object> = {
  name: string
  /** Most seconds that one try may take. */
  expireInSeconds: number
  retryLimit: number
  /** Carries the type of the data; never read. */
  data?: Data
}

export const defineJob = <Data extends object>(definition: JobDefinition<Data>): JobDefinition<Data> =>
  definition

export type JobContext = { signal: AbortSignal }
export type JobHandler<Data extends object> = (data: Data, context: JobContext) => Promise<void>

export type Jobs = {
  /** Queues a job in the transaction. */
  send: <Data extends object>(tx: Transaction, job: JobDefinition<Data>, data: Data) => Promise<void>
  /** Removes every trace of jobs whose data hold one of these ids, whatever their state. */
  forget: (
    tx: Transaction,
    job: JobDefinition<{ userId: string; id: string }>,
    match: { userId: string; ids: readonly string[] },
  ) => Promise<void>
  /** Handles a kind of job in this process, `concurrency` at a time. */
  work: <Data extends object>(
    job: JobDefinition<Data>,
    options: { concurrency: number; handle: JobHandler<Data> },
  ) => Promise<void>
  /** Throws when the queue cannot be asked. */
  check: () => Promise<void>
  /** Lets running jobs end for a bounded time, then closes. */
  close: () => Promise<void>
}

const heartbeatSeconds = 20
const closeTimeout = 5000
/** Seconds after which a waiting worker looks for tries that have come due; nothing announces those. */
const pollInterval = 2

export const startJobs = async (options: {
  directUrl: string
  logger: Logger
  definitions: readonly JobDefinition<object>[]
}): Promise<Jobs> => {
  const { logger } = options
  const boss = new PgBoss({
    connectionString: options.directUrl,
    application_name: 'everbond jobs',
    max: 3,
    useListenNotify: true,
    schedule: false,
  })
  boss.on('error', (error: unknown) => logger.error({ err: error }, 'jobs'))
  boss.on('warning', (warning: { message?: string }) => logger.warn({ warning: warning.message }, 'jobs'))
  await boss.start()
  for (const { name, expireInSeconds, retryLimit } of options.definitions) {
    const settings = {
      expireInSeconds,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      notify: true,
      heartbeatSeconds,
    }
    await boss.createQueue(name, settings)
    await boss.updateQueue(name, settings)
  }

  return {
    send: async (tx, job, data) => {
      await boss.send(job.name, data, { db: fromDrizzle(tx, sql) })
    },
    forget: async (tx, job, { userId, ids }) => {
      await tx.execute(sql`
        delete from pgboss.job
        where name = ${job.name} and data->>'userId' = ${userId} and data->>'id' = any(${sql.param([...ids])})`)
    },
    work: async (job, { concurrency, handle }) => {
      // Notifications wake a waiting worker; what was queued while it was busy it has to look for itself.
      const options = {
        batchSize: 1,
        pollingIntervalSeconds: pollInterval,
        notifyPollingIntervalSeconds: pollInterval,
      }
      for (let index = 0; index < concurrency; index += 1) {
        const worker = await boss.work(
          job.name,
          options,
          async (batch: { data: unknown; signal: AbortSignal }[]) => {
            try {
              for (const { data, signal } of batch) await handle(data as never, { signal })
            } finally {
              boss.notifyWorker(worker)
            }
          },
        )
      }
    },
    check: async () => {
      const [first] = options.definitions
      if (first) await boss.getQueue(first.name)
    },
    close: () => boss.stop({ graceful: true, timeout: closeTimeout, close: true }),
  }
}
