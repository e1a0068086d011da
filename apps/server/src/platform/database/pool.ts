import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** Stores name their own tables in each query, so no schema object is registered here. */
type NoSchema = Record<string, never>

/** Queries outside a transaction: each one takes a connection from the pool and gives it back. */
export type Database = NodePgDatabase<NoSchema>

/** Queries inside one transaction; dies with the callback that received it. */
export type Transaction = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>

/** What a store takes where it does not care whether a transaction is open. */
export type Queryable = Database | Transaction

export interface DatabasePool {
  readonly db: Database
  /** For libraries that want node-postgres itself. */
  readonly pool: pg.Pool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** `postgresql://…`, may lead through a transaction pooler. */
  url: string
  /** Most connections held at once. */
  max?: number
  applicationName?: string
  /** An idle connection was lost (the pool replaces it by itself). */
  onError?: (error: Error) => void
}

const CONNECT_TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 60_000

/**
 * Opens a lazy pool: the first query connects. Nothing that belongs to a session (LISTEN, advisory
 * locks that outlive a transaction) may run on it, because a pooler may stand in between.
 */
export function createPool(options: PoolOptions): DatabasePool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? 'everbond',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => options.onError?.(error))
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() }
}
