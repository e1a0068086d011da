import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { withDatabase } from '../apps/server/src/platform/database/address.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import type {} from '../apps/server/src/platform/database/test-database.ts'
import { startEmbedded } from '../apps/server/src/providers/database/embedded/embedded.database.ts'
import { currentHolder } from '../apps/server/src/providers/database/embedded/lock.ts'
import { stopOrphan } from '../apps/server/src/providers/database/embedded/orphan.ts'

const PREFIX = 'everbond-test-'

/** Nothing in a test cluster has to outlive a power cut. */
const UNSAFE_AND_FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/** Vitest's global set-up: one PostgreSQL for the whole run, with a migrated template that each file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster()
  const template = `everbond_template_${randomBytes(4).toString('hex')}`
  await execute(cluster.url, `create database ${template} template template0`)
  await migrate({ directUrl: withDatabase({ url: cluster.url, name: template }) })
  project.provide('testClusterUrl', cluster.url)
  project.provide('testTemplate', template)
  return async () => {
    await execute(cluster.url, `drop database ${template}`)
    await cluster.close()
  }
}

interface Cluster {
  url: string
  close(): Promise<void>
}

async function openCluster(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: () => Promise.resolve() }
  await removeAbandoned()
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), PREFIX))
  // As root, PostgreSQL's own user has to pass through.
  chmodSync(dataDir, 0o711)
  const database = await startEmbedded({ dataDir, purpose: 'test run', settings: UNSAFE_AND_FAST })
  return {
    url: withDatabase({ url: database.directUrl, name: 'postgres' }),
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A run that was killed leaves its PostgreSQL and its folder behind. */
async function removeAbandoned(): Promise<void> {
  const parent = realpathSync(tmpdir())
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    const home = join(parent, name, 'postgres')
    if (currentHolder(join(home, 'server.lock'))) continue
    await stopOrphan(join(home, 'cluster'))
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const { pool, close } = createPool({ url, max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await close()
  }
}
