import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { completeLinks, copyRuntime } from './runtime.ts'

/** A package as npm unpacks it when it may run no scripts. */
function unpacked(): string {
  const root = mkdtempSync(join(tmpdir(), 'runtime-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'package', 'native')
  mkdirSync(join(folder, 'lib'), { recursive: true })
  mkdirSync(join(folder, 'bin'), { mode: 0o700 })
  writeFileSync(join(folder, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(join(folder, 'bin', 'postgres'), 'program', { mode: 0o700 })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  return root
}

test('the links that the install script would have made are made, once', () => {
  const folder = join(unpacked(), 'package', 'native')
  expect(completeLinks(folder)).toBe(true)
  expect(completeLinks(folder)).toBe(true)
  expect(readlinkSync(join(folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('a copy stands by itself, can be read by every account and is made once for each version', () => {
  const root = unpacked()
  const from = { folder: join(root, 'package', 'native'), version: '18.4.0', major: 18 }
  completeLinks(from.folder)
  const copy = copyRuntime({ from, parent: join(root, 'shared') })
  expect(copy.folder).toBe(join(root, 'shared', 'postgresql-18.4.0', 'native'))
  expect(readlinkSync(join(copy.folder, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
  expect(statSync(join(copy.folder, 'lib', 'libpq.so.5.18')).mode & 0o777).toBe(0o644)
  expect(statSync(join(copy.folder, 'bin', 'postgres')).mode & 0o777).toBe(0o755)
  rmSync(from.folder, { recursive: true })
  expect(copyRuntime({ from, parent: join(root, 'shared') })).toEqual(copy)
  expect(existsSync(join(copy.folder, 'bin', 'postgres'))).toBe(true)
})
