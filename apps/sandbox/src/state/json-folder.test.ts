import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJsonFolder } from './json-folder.ts'

let folder: string

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'everbond-json-')), 'records')
})

afterEach(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true })
})

const parse = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('not a text')
  return value
}

const contents = async (records: Awaited<ReturnType<typeof openJsonFolder<string>>>) =>
  Promise.all((await records.ids()).map(records.read))

test('records are listed newest first and survive a restart', async () => {
  const records = await openJsonFolder({ folder, keep: 10, parse })
  for (const text of ['one', 'two', 'three']) await records.add(text)
  expect(await contents(await openJsonFolder({ folder, keep: 10, parse }))).toEqual(['three', 'two', 'one'])
})

test('only the newest records stay', async () => {
  const records = await openJsonFolder({ folder, keep: 2, parse })
  for (const text of ['one', 'two', 'three']) await records.add(text)
  expect(await contents(records)).toEqual(['three', 'two'])
  expect(await readdir(folder)).toHaveLength(2)
})

test('a clock that was set back does not bury a new record', async () => {
  const before = await openJsonFolder({ folder, keep: 2, parse, now: () => 2_000 })
  await before.add('old')
  const after = await openJsonFolder({ folder, keep: 2, parse, now: () => 1_000 })
  await after.add('new')
  expect(await contents(after)).toEqual(['new', 'old'])
})

test('records added at once all stay, each under its own id', async () => {
  const records = await openJsonFolder({ folder, keep: 50, parse, now: () => 5 })
  const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => records.add(`text ${index}`)))
  expect(new Set(ids).size).toBe(20)
  expect(await records.ids()).toHaveLength(20)
})

test('nobody else on the machine may read them', async () => {
  const records = await openJsonFolder({ folder, keep: 2, parse })
  const id = await records.add('one')
  expect((await stat(folder)).mode & 0o077).toBe(0)
  expect((await stat(join(folder, `${id}.json`))).mode & 0o077).toBe(0)
})

test.each(['', 'x', '../records/secret', '000000000000001-0000000g', '000000000000001-00000000'])(
  'there is no record %j',
  async (id) => {
    const records = await openJsonFolder({ folder, keep: 2, parse })
    expect(await records.read(id)).toBeNull()
  },
)

test('a file that was tampered with is named', async () => {
  const records = await openJsonFolder({ folder, keep: 2, parse })
  await writeFile(join(folder, '000000000000001-00000000.json'), '{')
  await expect(records.read('000000000000001-00000000')).rejects.toThrow(/000000000000001-00000000\.json/)
})

test('what a crash left half written is not a record', async () => {
  const records = await openJsonFolder({ folder, keep: 2, parse })
  await writeFile(join(folder, '000000000000001-00000000.json.unfinished'), '"ha')
  expect(await records.ids()).toEqual([])
})
