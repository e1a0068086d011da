/** What the server and the command line both stand on: configuration, log, secrets, database. */
import { resolve } from 'node:path'
import { type Clock, systemClock } from '../platform/clock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPool, type DatabasePool } from '../platform/database/pool.ts'
import { createLogger, type Logger } from '../platform/logger/logger.ts'
import { attachOrStart, openDatabase } from '../providers/database/open.ts'
import type { RunningDatabase } from '../providers/database/port.ts'
import type { Config } from './config.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export type Foundation = {
  config: Config
  clock: Clock
  logger: Logger
  secrets: Secrets
  dataDir: string
  database: RunningDatabase
  pool: DatabasePool
}

export type FoundationOptions = {
  config: Config
  /** A server owns its data folder; a command joins the server that runs on it. */
  owner: 'server' | 'command'
  /** Said to the operator as it happens. */
  onNotice: (text: string) => void
  /** The embedded database ended without being asked to. */
  onDatabaseLost: (error: Error) => void
}

/** Opens the foundation; what it opened is closed by the stack, in the reverse order. */
export const openFoundation = async (
  { config, owner, onNotice, onDatabaseLost }: FoundationOptions,
  closing: AsyncDisposableStack,
): Promise<Foundation> => {
  const dataDir = resolve(config.app.DATA_DIR)
  const logger = createLogger({ level: config.http.LOG_LEVEL })
  const secrets = await loadSecrets(dataDir)
  const open = owner === 'server' ? openDatabase : attachOrStart
  const database = await open({
    dataDir,
    databaseUrl: config.database.DATABASE_URL ?? undefined,
    databaseDirectUrl: config.database.DATABASE_DIRECT_URL ?? undefined,
    purpose: owner === 'server' ? 'everbond serve' : 'everbond command',
    onNotice,
    onLost: onDatabaseLost,
  })
  closing.defer(() => database.close())
  await migrate({
    directUrl: database.directUrl,
    onApplied: ({ name, durationMs }) =>
      logger.info({ migration: name, ms: Math.round(durationMs) }, 'migrated'),
  })
  const pool = createPool({
    url: database.url,
    onError: (error) => logger.warn({ err: error }, 'an idle database connection was lost'),
  })
  closing.defer(() => pool.close())
  return { config, clock: systemClock, logger, secrets, dataDir, database, pool }
}
