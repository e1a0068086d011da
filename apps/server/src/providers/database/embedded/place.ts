import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartError } from '../port.ts'
import { canEnter, canRun } from './reach.ts'
import { completeLinks, copyRuntime, type Runtime } from './runtime.ts'
import { type Account, isRoot, SYSTEM_USER, systemAccount } from './system-user.ts'

/** Where a database lives and as whom it runs. */
export interface Place {
  /** Holds the cluster, its log and its lock. */
  home: string
  cluster: string
  runtime: Runtime
  /** Null: PostgreSQL runs as this process's own account. */
  account: Account | null
}

/** Root's folder for what PostgreSQL's system user could not reach elsewhere. */
export const SHARED_FOLDER = '/var/lib/everbond'

/** The folder that holds this data folder's database, lock and log; made where it is missing. */
export function findHome(dataDir: string): string {
  const folder = ownFolder(dataDir)
  const pointer = join(folder, 'place.json')
  if (existsSync(pointer)) return usable((JSON.parse(readFileSync(pointer, 'utf8')) as { home: string }).home)
  if (!isRoot() || existsSync(join(folder, 'cluster'))) return folder
  if (canEnter({ path: folder, account: systemAccount() })) return folder
  // The name is drawn, not derived from the path: a data folder made anew must not meet the old database.
  const name = createHash('sha256').update(folder).update(randomBytes(16)).digest('hex').slice(0, 12)
  const home = join(SHARED_FOLDER, name)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${JSON.stringify({ home }, null, 2)}\n`)
  return home
}

/** Decides account and runtime for the database in `home`; copies the runtime where it is out of reach. */
export function preparePlace({ home, installed }: { home: string; installed: Runtime }): Place {
  const cluster = join(home, 'cluster')
  if (!isRoot()) {
    const runtime = completeLinks(installed.folder)
      ? installed
      : copyRuntime({ from: installed, parent: home })
    return { home, cluster, runtime, account: null }
  }
  const account = ownerOf(cluster) ?? systemAccount()
  if (!canEnter({ path: home, account })) {
    throw new DatabaseStartError(
      `The database in ${cluster} runs as user id ${account.uid}, which may not enter that folder any more: ` +
        'give every folder above it back the permission to be entered (chmod o+x).',
    )
  }
  const inPlace = completeLinks(installed.folder) && canRun({ folder: installed.folder, account })
  if (!inPlace) mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const runtime = inPlace ? installed : copyRuntime({ from: installed, parent: SHARED_FOLDER })
  return { home, cluster, runtime, account }
}

function ownFolder(dataDir: string): string {
  try {
    // PostgreSQL's system user has to pass through, but need not look around.
    mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
    const folder = join(realpathSync(dataDir), 'postgres')
    mkdirSync(folder, { recursive: true, mode: isRoot() ? 0o755 : 0o700 })
    return usable(folder)
  } catch (cause) {
    if (cause instanceof DatabaseStartError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DatabaseStartError(`The data folder ${dataDir} cannot be used: ${reason}`, { cause })
  }
}

function usable(home: string): string {
  try {
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK)
    return home
  } catch (cause) {
    throw new DatabaseStartError(
      `The database in ${home} belongs to another user (a start as root gives it to ${SYSTEM_USER}). ` +
        'Start as root again, give the whole data folder to your user (chown -R), or choose another DATA_DIR.',
      { cause },
    )
  }
}

/** A cluster keeps the account that made it, so a folder started by its user can later be started as root. */
function ownerOf(cluster: string): Account | null {
  const stats = statSync(cluster, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : null
}
