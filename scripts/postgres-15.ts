import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { systemAccount } from '../apps/server/src/providers/database/embedded/system-user.ts'

const BIN = '/usr/lib/postgresql/15/bin'
const exec = promisify(execFile)

/** The oldest PostgreSQL that Everbond supports: the one at PG15_URL, or as root Debian's own, in a folder of its own. */
export async function openPostgres15(): Promise<
  { url: string; close: () => Promise<void> } | { reason: string }
> {
  const given = process.env.PG15_URL
  if (given) return { url: given, close: () => Promise.resolve() }
  if (process.getuid?.() !== 0) return { reason: 'set PG15_URL, or run as root to install it.' }
  if (!existsSync(`${BIN}/postgres`)) {
    try {
      await exec('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql-15'])
    } catch (error) {
      return { reason: `it could not be installed (${error instanceof Error ? error.message : error}).` }
    }
  }
  return startCluster()
}

async function startCluster() {
  const account = systemAccount()
  const folder = mkdtempSync(join(tmpdir(), 'everbond-pg15-'))
  chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const asUser = { cwd: '/', ...account }
  await exec(
    `${BIN}/initdb`,
    ['-D', data, '-U', 'everbond', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    asUser,
  )
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: '200',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(`${BIN}/postgres`, ['-D', data, ...args], {
    ...asUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    void exited.then(() => reject(new Error(`PostgreSQL 15 did not start:\n${log}`)))
  })
  const url = `postgresql://everbond@localhost/postgres?host=${encodeURIComponent(folder)}&port=5432`
  await assertFifteen(url)
  return {
    url,
    async close() {
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function assertFifteen(url: string): Promise<void> {
  const { pool, close } = createPool({ url, max: 1 })
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  await close()
  if (!rows[0]?.server_version.startsWith('15'))
    throw new Error(`That is PostgreSQL ${rows[0]?.server_version}.`)
}
