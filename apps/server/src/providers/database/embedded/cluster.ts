import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseStartError } from '../port.ts'
import type { Place } from './place.ts'

/** The one role and the one database that the server uses. */
export const ROLE = 'everbond'

/** PostgreSQL gets an environment of its own: the server's holds secrets. */
export const CLEAN_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const INITDB = [
  `--username=${ROLE}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  // Whoever can reach the socket is root or the account that owns the data: its folder is closed to all others.
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
]

/** Makes the cluster where there is none; answers whether it did. Refuses one of another major version. */
export async function ensureCluster({ cluster, home, runtime, account }: Place): Promise<boolean> {
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    refuseOtherMajor({ cluster, major: runtime.major })
    return false
  }
  // Made under another name, so that an interrupted initdb never looks like a database.
  const draft = join(home, 'cluster.new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (account) chownSync(draft, account.uid, account.gid)
  try {
    const options = { cwd: '/', env: CLEAN_ENV, ...account }
    await promisify(execFile)(join(runtime.folder, 'bin', 'initdb'), ['-D', draft, ...INITDB], options)
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new DatabaseStartError(`PostgreSQL's initdb failed in ${draft}: ${output}`, { cause })
  }
  renameSync(draft, cluster)
  return true
}

function refuseOtherMajor({ cluster, major }: { cluster: string; major: number }): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (found === String(major)) return
  throw new DatabaseStartError(
    `The database in ${cluster} was made by PostgreSQL ${found}, but this version of Everbond brings ` +
      `PostgreSQL ${major}. Start the earlier version of Everbond again, or move the data to a PostgreSQL of ` +
      'your own with pg_dump and set DATABASE_URL.',
  )
}
