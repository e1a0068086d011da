import pg from 'pg'
import type { RunningDatabase } from './port.ts'

/** What `doctor` and the start's lines say of the database. */
export interface DatabaseReport {
  driver: RunningDatabase['driver']
  place: string
  /** As the server names it, such as 18.4. */
  version: string
  sizeBytes: number
  connections: { used: number; max: number }
  /** Number of the newest migration that ran; null on a database that was never migrated. */
  migration: number | null
  /** Round trip of the simplest query, in milliseconds. */
  latencyMs: number
}

/** Asks a running database about itself. Rejects where it cannot be reached. */
export async function databaseReport(database: RunningDatabase): Promise<DatabaseReport> {
  const client = new pg.Client({ connectionString: database.directUrl, application_name: 'everbond report' })
  await client.connect()
  try {
    const startedAt = performance.now()
    await client.query('select 1')
    const latencyMs = performance.now() - startedAt
    const { rows } = await client.query<{
      version: string
      size: string
      used: number
      max: number
      history: string | null
    }>(`select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as size,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::integer as max,
      to_regclass('schema_migrations')::text as history`)
    const row = rows[0]
    if (!row) throw new Error('The database answered no row.')
    return {
      driver: database.driver,
      place: database.place,
      version: row.version,
      sizeBytes: Number(row.size),
      connections: { used: row.used, max: row.max },
      migration: row.history ? await newestMigration(client) : null,
      latencyMs,
    }
  } finally {
    await client.end()
  }
}

async function newestMigration(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ number: number | null }>(
    'select max(number) as number from schema_migrations',
  )
  return rows[0]?.number ?? null
}
