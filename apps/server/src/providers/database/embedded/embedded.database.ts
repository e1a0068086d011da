import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseStartError, type RunningDatabase } from '../port.ts'
import { ensureCluster, ROLE } from './cluster.ts'
import { currentHolder, type FolderLock, type LockRecord, tryLock } from './lock.ts'
import { stopOrphan } from './orphan.ts'
import { findHome, type Place, preparePlace } from './place.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { installedRuntime } from './runtime.ts'
import type { Settings } from './settings.ts'

export interface EmbeddedOptions {
  dataDir: string
  /** `server` keeps the folder; `command` attaches to a running server, else holds the folder for a moment. */
  kind?: LockRecord['kind']
  /** Told to whoever finds the folder held. */
  purpose?: string
  /** Beside or instead of the defaults; for tests. */
  settings?: Settings
  onNotice?: (text: string) => void
  /** PostgreSQL ended without being asked to. */
  onLost?: (error: Error) => void
}

const HOLDER_PATIENCE_MS = 15_000
const POLL_MS = 50

/** Starts the data folder's own PostgreSQL and owns it until `close`. Throws DatabaseStartError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<RunningDatabase> {
  const home = findHome(options.dataDir)
  const lock = await waitForLock({ home, options })
  try {
    return await start({ home, lock, options })
  } catch (error) {
    lock.release()
    throw error
  }
}

/**
 * For the command line: uses the server that runs on this data folder, else starts its PostgreSQL for as long as
 * the command takes.
 */
export async function attachOrStartEmbedded(options: EmbeddedOptions): Promise<RunningDatabase> {
  const home = findHome(options.dataDir)
  const deadline = Date.now() + HOLDER_PATIENCE_MS
  for (;;) {
    const holder = currentHolder(lockPath(home))
    if (holder?.kind !== 'server') return startEmbedded({ ...options, kind: 'command' })
    if (holder.socketFolder) return attached({ home, socketFolder: holder.socketFolder })
    if (Date.now() > deadline) throw held(holder)
    await delay(POLL_MS)
  }
}

const lockPath = (home: string) => join(home, 'server.lock')

const addressOf = (socketFolder: string, database = ROLE) =>
  `postgresql://${ROLE}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=5432`

async function start(claim: {
  home: string
  lock: FolderLock
  options: EmbeddedOptions
}): Promise<RunningDatabase> {
  const { home, lock, options } = claim
  const notice = options.onNotice ?? (() => undefined)
  const place = preparePlace({ home, installed: installedRuntime() })
  const orphan = await stopOrphan(place.cluster)
  if (orphan) notice(`Stopped a PostgreSQL (pid ${orphan}) that a crash had left running.`)
  if (await ensureCluster(place)) notice(`Made a new database in ${place.cluster}.`)
  const postmaster = await startPostmaster(place, options.settings)
  let isClosing = false
  void postmaster.exited.then(() => {
    if (!isClosing)
      options.onLost?.(new DatabaseStartError(`PostgreSQL ended by itself: see ${home}/postgres.log.`))
  })
  const close = async () => {
    isClosing = true
    await postmaster.stop()
    lock.release()
  }
  try {
    await ensureDatabase(postmaster)
  } catch (error) {
    await close()
    throw error
  }
  lock.announce(postmaster.socketFolder)
  return running({ place, postmaster, close })
}

function running(started: {
  place: Place
  postmaster: Postmaster
  close: () => Promise<void>
}): RunningDatabase {
  const { place, postmaster, close } = started
  const url = addressOf(postmaster.socketFolder)
  const user = place.account ? `, as user id ${place.account.uid}` : ''
  return { driver: 'embedded', url, directUrl: url, place: `${place.cluster}${user}`, close }
}

function attached({ home, socketFolder }: { home: string; socketFolder: string }): RunningDatabase {
  const url = addressOf(socketFolder)
  return {
    driver: 'embedded',
    url,
    directUrl: url,
    place: join(home, 'cluster'),
    close: () => Promise.resolve(),
  }
}

/** Waits a moment for a command line that holds the folder; a server does not go away, so its holder is named. */
async function waitForLock({
  home,
  options,
}: {
  home: string
  options: EmbeddedOptions
}): Promise<FolderLock> {
  const claim = { path: lockPath(home), kind: options.kind ?? 'server', purpose: options.purpose ?? 'server' }
  const deadline = Date.now() + HOLDER_PATIENCE_MS
  for (;;) {
    const attempt = tryLock(claim)
    if ('lock' in attempt) return attempt.lock
    if (attempt.holder.kind === 'server' || Date.now() > deadline) throw held(attempt.holder)
    await delay(POLL_MS)
  }
}

function held(holder: LockRecord): DatabaseStartError {
  return new DatabaseStartError(
    `This data folder is in use by another Everbond (${holder.purpose}, pid ${holder.pid}, since ${holder.since}). ` +
      'Stop that one first, or choose another DATA_DIR.',
  )
}

async function ensureDatabase({ socketFolder }: Postmaster): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(socketFolder, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [ROLE])
    if (!rowCount) await client.query(`create database ${ROLE}`)
  } finally {
    await client.end()
  }
}
