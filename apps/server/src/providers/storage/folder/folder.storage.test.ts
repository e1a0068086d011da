import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StorageError } from '../port.ts'
import { describeStorage } from '../suite.ts'
import { openFolderStorage } from './folder.storage.ts'

const newPlace = () => mkdtemp(join(tmpdir(), 'everbond-storage-'))

describeStorage('a folder', async () => {
  const place = await newPlace()
  return {
    open: () => openFolderStorage({ folder: join(place, 'storage') }),
    close: () => rm(place, { recursive: true, force: true }),
  }
})

let place: string

beforeEach(async () => {
  place = await newPlace()
})

afterEach(() => rm(place, { recursive: true, force: true }))

const jpeg = new Uint8Array([255, 216])

test('the key is the path, for nobody but the owner to read', async () => {
  const storage = await openFolderStorage({ folder: place })
  await storage.put('images/u1/a.jpg', jpeg, 'image/jpeg')
  expect(await readdir(join(place, 'images', 'u1'))).toEqual(['a.jpg'])
  expect((await stat(join(place, 'images', 'u1', 'a.jpg'))).mode & 0o077).toBe(0)
  expect((await stat(join(place, 'images', 'u1'))).mode & 0o077).toBe(0)
})

test('nothing unfinished is left by writes, deletions and checks', async () => {
  const storage = await openFolderStorage({ folder: place })
  await storage.put('images/u1/a.jpg', jpeg, 'image/jpeg')
  await storage.deletePrefix('images/u1/')
  await storage.check(AbortSignal.timeout(10_000))
  expect(await readdir(join(place, '.unfinished'))).toEqual([])
})

test('a write that fails leaves nothing behind and says so', async () => {
  const storage = await openFolderStorage({ folder: place })
  await mkdir(join(place, 'images'))
  await writeFile(join(place, 'images', 'u1'), 'in the way')
  await expect(storage.put('images/u1/a.jpg', jpeg, 'image/jpeg')).rejects.toThrow(/could not be stored/)
  expect(await readdir(join(place, '.unfinished'))).toEqual([])
})

test('what a crash left is swept at the start, what another process still writes is not', async () => {
  await openFolderStorage({ folder: place })
  const old = join(place, '.unfinished', 'old')
  await writeFile(old, 'half')
  await utimes(old, new Date(0), new Date(0))
  await writeFile(join(place, '.unfinished', 'fresh'), 'half')
  await openFolderStorage({ folder: place })
  expect(await readdir(join(place, '.unfinished'))).toEqual(['fresh'])
})

test('a folder that is gone or no folder is told by name', async () => {
  await writeFile(join(place, 'file'), '')
  await expect(openFolderStorage({ folder: join(place, 'file') })).rejects.toThrow(StorageError)
  const storage = await openFolderStorage({ folder: join(place, 'storage') })
  await rm(join(place, 'storage'), { recursive: true })
  await expect(storage.check(AbortSignal.timeout(10_000))).rejects.toThrow(join(place, 'storage'))
})
