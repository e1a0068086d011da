import { type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './system-user.ts'

const READ = 4
const ENTER = 1

/** Whether the account may enter this existing folder, every folder above it included. */
export function canEnter({ path, account }: { path: string; account: Account }): boolean {
  const above = dirname(path)
  if (above !== path && !canEnter({ path: above, account })) return false
  return allows({ stats: statSync(path), account, wish: ENTER })
}

/** Whether the account can run PostgreSQL out of this runtime folder; files may be unreadable (umask 077). */
export function canRun({ folder, account }: { folder: string; account: Account }): boolean {
  const folders = [folder, join(folder, 'bin'), join(folder, 'lib'), join(folder, 'share', 'postgresql')]
  const files = [join(folder, 'bin', 'postgres'), join(folder, 'share', 'postgresql', 'postgres.bki')]
  return (
    folders.every((path) => canEnter({ path, account })) &&
    files.every((path) => allows({ stats: statSync(path), account, wish: READ }))
  )
}

function allows({ stats, account, wish }: { stats: Stats; account: Account; wish: number }): boolean {
  if (stats.uid === account.uid) return ((stats.mode >> 6) & wish) === wish
  if (stats.gid === account.gid) return ((stats.mode >> 3) & wish) === wish
  return (stats.mode & wish) === wish
}
