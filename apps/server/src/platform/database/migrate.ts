import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { MigrationError } from './migration-error.ts'
import { type AppliedMigration, planMigrations } from './migration-plan.ts'
import { type Migration, readMigrations } from './migrations-folder.ts'

/** The server's own migrations. */
const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** Every process that migrates takes this one lock; the number is only ours by convention. */
const MIGRATION_LOCK = 7_204_631_906
const LOCK_WAIT_MS = 120_000

export interface MigrateOptions {
  /** The direct address: the lock belongs to a session and does not survive a transaction pooler. */
  directUrl: string
  folder?: string
  onApplied?: (migration: { number: number; name: string; durationMs: number }) => void
}

/**
 * Brings the database forward, each file in a transaction of its own, and answers how many ran. Processes that
 * start together wait for each other. Throws MigrationError where files and history disagree.
 */
export async function migrate(options: MigrateOptions): Promise<number> {
  const files = await readMigrations(options.folder ?? MIGRATIONS_FOLDER)
  const client = new pg.Client({
    connectionString: options.directUrl,
    application_name: 'everbond migrations',
  })
  await client.connect()
  try {
    await takeLock(client)
    const pending = planMigrations({ files, applied: await readHistory(client) })
    for (const migration of pending) {
      const startedAt = performance.now()
      await apply({ client, migration })
      options.onApplied?.({
        number: migration.number,
        name: migration.name,
        durationMs: performance.now() - startedAt,
      })
    }
    return pending.length
  } finally {
    // Ending the session gives the lock back, whatever happened.
    await client.end()
  }
}

async function takeLock(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
  } catch (cause) {
    throw new MigrationError(
      `Another process has been migrating this database for more than ${LOCK_WAIT_MS / 1000} s. ` +
        'Wait for it or end it, then start again.',
      { cause },
    )
  }
  await client.query('set lock_timeout = 0')
}

async function readHistory(client: pg.Client): Promise<AppliedMigration[]> {
  await client.query(`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, checksum from schema_migrations order by number',
  )
  return rows
}

async function apply({ client, migration }: { client: pg.Client; migration: Migration }): Promise<void> {
  const { number, name, checksum, sql } = migration
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`Migration ${number} (${name}) failed and was rolled back: ${reason}`, { cause })
  }
}
