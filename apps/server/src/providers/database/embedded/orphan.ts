import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseStartError } from '../port.ts'
import { postmasterPath, readPostmasterFile } from './postmaster-file.ts'
import { processesIn, processIdentity, servesCluster } from './process-identity.ts'

const DEADLINE_MS = 15_000
const POLL_MS = 15

/**
 * Ends a postmaster that outlived its server (kill -9) and answers its pid, or null where there was none.
 * Call only while holding the folder's lock: then every postmaster found is an orphan.
 */
export async function stopOrphan(cluster: string): Promise<number | null> {
  const file = readPostmasterFile(cluster)
  if (!file) return null
  const identity = processIdentity(file.pid)
  if (identity === null) {
    await forgetDead(cluster)
    removeSocketFolder(file.socketFolder)
    return null
  }
  if (!servesCluster({ pid: file.pid, cluster })) {
    // The pid went to another program since; PostgreSQL itself would take that one for its predecessor.
    rmSync(postmasterPath(cluster), { force: true })
    return null
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(file.pid, signal)
    if (await isGone({ pid: file.pid, identity })) {
      removeSocketFolder(file.socketFolder)
      return file.pid
    }
  }
  throw new DatabaseStartError(
    `A PostgreSQL left over from a crash (pid ${file.pid}) does not end: end it by hand.`,
  )
}

/**
 * A dead postmaster that nobody has reaped still counts as alive for PostgreSQL, which then refuses to start. Its file may
 * go once no child of it works in the folder any more; elsewhere than on Linux PostgreSQL's own check has to do.
 */
async function forgetDead(cluster: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS
  for (let left = processesIn(cluster); left; left = processesIn(cluster)) {
    if (left.length === 0) return rmSync(postmasterPath(cluster), { force: true })
    if (Date.now() > deadline) {
      throw new DatabaseStartError(
        `PostgreSQL processes left over from a crash do not end: ${left.join(', ')}.`,
      )
    }
    await delay(POLL_MS)
  }
}

async function isGone({ pid, identity }: { pid: number; identity: string }): Promise<boolean> {
  const deadline = Date.now() + DEADLINE_MS
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline) return false
    await delay(POLL_MS)
  }
  return true
}

function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith('everbond-')) rmSync(folder, { recursive: true, force: true })
}
