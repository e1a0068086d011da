import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'everbond-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('secrets are made once, for their owner alone', async () => {
  const first = await loadSecrets(folder)
  expect(await loadSecrets(folder)).toEqual(first)
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('a secret that an earlier version did not know is added, the others stay', async () => {
  await writeFile(join(folder, 'secrets.json'), JSON.stringify({ auth: 'kept' }))
  const secrets = await loadSecrets(folder)
  expect(secrets.auth).toBe('kept')
  expect(JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets)
})

test('a file that cannot be read stops the start instead of being replaced', async () => {
  await writeFile(join(folder, 'secrets.json'), '{')
  await expect(loadSecrets(folder)).rejects.toThrow('cannot be read')
})
