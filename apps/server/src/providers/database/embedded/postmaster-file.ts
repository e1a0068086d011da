import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a postmaster writes into its cluster folder about itself. */
export interface PostmasterFile {
  pid: number
  socketFolder: string
  isReady: boolean
}

export const postmasterPath = (cluster: string) => join(cluster, 'postmaster.pid')

/** Null where no postmaster runs, or where it has not written its first lines yet. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let text: string
  try {
    text = readFileSync(postmasterPath(cluster), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  // pid, data folder, start time, port, socket folder, listen address, shared memory key, status
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
}
