import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseStartError } from '../port.ts'
import { CLEAN_ENV } from './cluster.ts'
import type { Place } from './place.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { type Settings, settingArguments } from './settings.ts'
import { makeSocketFolder } from './socket-folder.ts'

export interface Postmaster {
  pid: number
  socketFolder: string
  /** Settles when the process has ended, for whatever reason. */
  exited: Promise<void>
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>
}

const READY_DEADLINE_MS = 120_000
const STOP_DEADLINE_MS = 30_000
const POLL_MS = 15
const LARGEST_LOG = 5_000_000
/** After a crash of the postmaster alone its children need a moment to notice. */
const LEFTOVERS = /pre-existing shared memory block|lock file .* already exists/
const LEFTOVER_TRIES = 40

/** Starts PostgreSQL on the cluster and waits until it takes connections. */
export async function startPostmaster(place: Place, settings: Settings = {}): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await launch({ place, settings })
    if ('postmaster' in started) return started.postmaster
    if (attempt >= LEFTOVER_TRIES || !LEFTOVERS.test(started.log)) {
      throw new DatabaseStartError(
        `PostgreSQL did not start. The end of ${logPath(place)}:\n${started.log.trim()}`,
      )
    }
    await delay(250)
  }
}

const logPath = (place: Place) => join(place.home, 'postgres.log')

async function launch(start: {
  place: Place
  settings: Settings
}): Promise<{ postmaster: Postmaster } | { log: string }> {
  const { place, settings } = start
  const path = logPath(place)
  const offset = openLog(path)
  const socketFolder = makeSocketFolder(place.account)
  const log = openSync(path, 'a', 0o640)
  const child = spawn(
    join(place.runtime.folder, 'bin', 'postgres'),
    ['-D', place.cluster, ...settingArguments({ ...settings, unix_socket_directories: socketFolder })],
    // A process group of its own: Ctrl-C in a terminal must reach the server first, which then stops PostgreSQL.
    { cwd: '/', env: CLEAN_ENV, detached: true, stdio: ['ignore', log, log], ...place.account },
  )
  closeSync(log)
  const exited = ended(child).finally(() => rmSync(socketFolder, { recursive: true, force: true }))
  const { pid } = child
  // Without a pid the program could not be run at all, and `exited` says why.
  if (pid === undefined) await exited
  else if (await isReady({ cluster: place.cluster, child })) {
    return { postmaster: { pid, socketFolder, exited, stop: () => stop({ child, exited }) } }
  }
  await stop({ child, exited })
  return { log: readFileSync(path).subarray(offset).toString('utf8').slice(-3000) }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => resolve())
    child.once('error', (cause) =>
      reject(new DatabaseStartError(`PostgreSQL cannot be run: ${cause.message}`, { cause })),
    )
  })
}

async function isReady({ cluster, child }: { cluster: string; child: ChildProcess }): Promise<boolean> {
  const deadline = Date.now() + READY_DEADLINE_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const file = readPostmasterFile(cluster)
    if (file?.pid === child.pid && file?.isReady) return true
    await delay(POLL_MS)
  }
  return false
}

async function stop({ child, exited }: { child: ChildProcess; exited: Promise<void> }): Promise<void> {
  // Fast, then immediate (recovery at the next start), then by force.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) break
    child.kill(signal)
    const late = new AbortController()
    await Promise.race([
      exited,
      delay(STOP_DEADLINE_MS, undefined, { signal: late.signal, ref: false }).catch(() => undefined),
    ])
    late.abort()
  }
  await exited
}

/** Answers where this start's lines will begin. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size <= LARGEST_LOG) return size
  truncateSync(path)
  return 0
}
