import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { withDatabase } from './address.ts'
import { createPool, type Database } from './pool.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test cluster's maintenance database, given by the global set-up. */
    testClusterUrl: string
    /** The migrated database that every test database is a copy of. */
    testTemplate: string
  }
}

export interface TestDatabase {
  readonly db: Database
  readonly pool: pg.Pool
  /** For what opens connections itself: listeners, pg-boss, a second pool. */
  readonly url: string
}

/**
 * A migrated database of the calling file's own on a real PostgreSQL; closed and dropped after its last test. Call it at
 * the top of an `*.int.test.ts` file: `const { db } = await testDatabase()`. With `empty: true` it holds nothing.
 */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.empty ? 'template0' : inject('testTemplate')
  await onCluster(`create database ${name} template ${template}`)
  const url = withDatabase({ url: inject('testClusterUrl'), name })
  const { db, pool, close } = createPool({ url, applicationName: 'everbond test' })
  afterAll(async () => {
    await close()
    await onCluster(`drop database ${name} with (force)`)
  })
  return { db, pool, url }
}

async function onCluster(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testClusterUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
