import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { processIdentity } from './process-identity.ts'

/** Who uses the data folder. A `command` (the command line) is short-lived; a `server` stays. */
export interface LockRecord {
  pid: number
  identity: string
  kind: 'server' | 'command'
  purpose: string
  since: string
  /** Where to connect, once the database takes connections. */
  socketFolder?: string
}

export interface FolderLock {
  /** Tells other processes where to connect. */
  announce(socketFolder: string): void
  release(): void
}

export type LockAttempt = { lock: FolderLock } | { holder: LockRecord }

/** Takes the folder, or answers who holds it. A lock whose process is gone is taken over. */
export function tryLock(claim: { path: string; kind: LockRecord['kind']; purpose: string }): LockAttempt {
  const { path, kind, purpose } = claim
  const identity = processIdentity(process.pid) ?? 'unknown'
  const record: LockRecord = { pid: process.pid, identity, kind, purpose, since: new Date().toISOString() }
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(record), { mode: 0o644 })
  try {
    for (;;) {
      if (linkIfFree(draft, path)) return { lock: heldLock({ path, record }) }
      const holder = readLock(path)
      if (holder && isAlive(holder)) return { holder }
      discardStale({ path, holder })
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The record of the process that holds the folder now; null where none does. */
export function currentHolder(path: string): LockRecord | null {
  const holder = readLock(path)
  return holder && isAlive(holder) ? holder : null
}

/** A process answers to its own lock too: one server a folder holds inside a process as well. */
const isAlive = (holder: LockRecord) => processIdentity(holder.pid) === holder.identity

function heldLock({ path, record }: { path: string; record: LockRecord }): FolderLock {
  const isOurs = () => readLock(path)?.identity === record.identity
  return {
    announce(socketFolder) {
      const draft = `${path}.${process.pid}`
      writeFileSync(draft, JSON.stringify({ ...record, socketFolder }), { mode: 0o644 })
      renameSync(draft, path)
    },
    release() {
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}

/** Moves a dead holder's lock away; where somebody else was quicker, his lock is put back. */
function discardStale({ path, holder }: { path: string; holder: LockRecord | null }): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readLock(aside)
  if (moved && moved.identity !== holder?.identity) linkIfFree(aside, path)
  rmSync(aside, { force: true })
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** A lock file cut off by a full disk or a crash counts as nobody's. */
function readLock(path: string): LockRecord | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  try {
    return JSON.parse(text) as LockRecord
  } catch {
    return null
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
