import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentHolder, type LockRecord, tryLock } from './lock.ts'

function lockPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'server.lock')
}

const claim = (path: string) => tryLock({ path, kind: 'server', purpose: 'serve' })

test('the second to come learns who holds the folder, until the first lets go', () => {
  const path = lockPath()
  const first = claim(path)
  if (!('lock' in first)) throw new Error('The folder was free.')
  expect(claim(path)).toMatchObject({ holder: { pid: process.pid, kind: 'server', purpose: 'serve' } })
  first.lock.announce('/tmp/socket')
  expect(currentHolder(path)?.socketFolder).toBe('/tmp/socket')
  first.lock.release()
  expect(currentHolder(path)).toBeNull()
  expect(claim(path)).toHaveProperty('lock')
})

const stale: [string, Partial<LockRecord>][] = [
  ['a process that is gone', { pid: 2 ** 22 + 1, identity: 'gone' }],
  ['a process whose number another one has now', { pid: process.pid, identity: 'an earlier boot:1' }],
]

test.each(stale)('the lock of %s is taken over', (_, record) => {
  const path = lockPath()
  writeFileSync(path, JSON.stringify({ kind: 'server', purpose: 'serve', since: '', ...record }))
  expect(currentHolder(path)).toBeNull()
  expect(claim(path)).toHaveProperty('lock')
  expect(currentHolder(path)?.pid).toBe(process.pid)
  expect(readdirSync(join(path, '..'))).toEqual(['server.lock'])
})

test('a lock file that a crash cut off is nobody’s', () => {
  const path = lockPath()
  writeFileSync(path, '{"pid": 12')
  expect(claim(path)).toHaveProperty('lock')
})
