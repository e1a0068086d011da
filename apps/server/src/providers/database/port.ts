/** What a running PostgreSQL offers to the rest of the server. */
export interface RunningDatabase {
  readonly driver: 'embedded' | 'external'
  /** Address for pools; may lead through a transaction pooler. */
  readonly url: string
  /** Address for sessions: LISTEN, migrations, advisory locks, pg-boss. */
  readonly directUrl: string
  /** One line for the operator, without passwords: where this database lives. */
  readonly place: string
  /** Stops the database where this process started it, else only lets go of it. */
  close(): Promise<void>
}

/** Oldest major version whose SQL the migrations may use. */
export const OLDEST_MAJOR = 15

/** The database cannot be used; the text says why and what the operator can do. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}
