import { chownSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './system-user.ts'

/** macOS allows 104 bytes with the ending zero, Linux 108. */
const LONGEST_SOCKET = 103
const SOCKET_NAME = '.s.PGSQL.5432'

/**
 * Makes a new folder (0700) for the socket, short enough whatever the data folder is called. A drawn name
 * cannot be laid in wait for by another user of the machine.
 */
export function makeSocketFolder(account: Account | null): string {
  const length = (folder: string) => Buffer.byteLength(join(folder, 'everbond-XXXXXX', SOCKET_NAME))
  const parent = length(tmpdir()) <= LONGEST_SOCKET ? tmpdir() : '/tmp'
  const folder = mkdtempSync(join(parent, 'everbond-'))
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}
