import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * A text that no other process on this machine ever shares, or null where no such process lives. A pid alone
 * is not enough: it is given out again after a crash or a reboot.
 */
export function processIdentity(pid: number): string | null {
  if (process.platform !== 'linux') return psField({ pid, field: 'lstart' })
  const stat = readProc(`/proc/${pid}/stat`)
  if (stat === null) return null
  // The second field is the command in brackets and may hold spaces: count from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTime] = [fields[0], fields[19]]
  if (state === 'Z' || state === 'X') return null
  return `${readProc('/proc/sys/kernel/random/boot_id')?.trim()}:${startTime}`
}

/** Whether that process is a PostgreSQL which serves exactly this cluster folder (a real path). */
export function servesCluster(candidate: { pid: number; cluster: string }): boolean {
  const { pid, cluster } = candidate
  if (process.platform !== 'linux') {
    return psField({ pid, field: 'command' })?.includes(`-D ${cluster}`) ?? false
  }
  try {
    const program = basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''))
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch (error) {
    if (isGone(error)) return false
    throw error
  }
}

/** Every living PostgreSQL process that works in this cluster folder; null where the system cannot say. */
export function processesIn(cluster: string): number[] | null {
  if (process.platform !== 'linux') return null
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => servesCluster({ pid, cluster }))
}

function readProc(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

function isGone(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES'
}

function psField(query: { pid: number; field: 'lstart' | 'command' }): string | null {
  try {
    const [state = '', value = ''] = ['state', query.field].map((field) =>
      execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(query.pid)], {
        // Start times are compared as texts, so every process has to see them written alike.
        env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    )
    return state.startsWith('Z') || value === '' ? null : value
  } catch {
    // ps ends with 1 where the process does not exist.
    return null
  }
}
