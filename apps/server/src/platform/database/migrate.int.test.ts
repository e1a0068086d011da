import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'

const { pool, url } = await testDatabase({ empty: true })

beforeEach(async () => {
  await pool.query('drop table if exists schema_migrations, pets')
})

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const CREATE = 'create table pets (name text not null);'
const RENAME = "insert into pets values ('Rex'); alter table pets add column age integer;"

test('files run once, in order, and their numbers are kept', async () => {
  const folder = folderWith({ '0002_age.sql': RENAME, '0001_pets.sql': CREATE })
  expect(await migrate({ directUrl: url, folder })).toBe(2)
  expect(await migrate({ directUrl: url, folder })).toBe(0)
  const { rows } = await pool.query('select number, name from schema_migrations order by number')
  expect(rows).toEqual([
    { number: 1, name: 'pets' },
    { number: 2, name: 'age' },
  ])
  expect((await pool.query('select name, age from pets')).rows).toEqual([{ name: 'Rex', age: null }])
})

test('a file that fails leaves nothing of itself behind and names itself', async () => {
  const folder = folderWith({ '0001_pets.sql': CREATE, '0002_wrong.sql': `${RENAME} select 1/0;` })
  await expect(migrate({ directUrl: url, folder })).rejects.toThrow(/Migration 2 \(wrong\).*division by zero/)
  expect((await pool.query('select count(*)::int as n from pets')).rows).toEqual([{ n: 0 }])
  expect((await pool.query('select number from schema_migrations')).rows).toEqual([{ number: 1 }])
})

test('a file and the record of it stand or fall together', async () => {
  const folder = folderWith({ '0001_pets.sql': `${CREATE} drop table schema_migrations;` })
  await expect(migrate({ directUrl: url, folder })).rejects.toThrow(/schema_migrations/)
  expect((await pool.query("select to_regclass('pets') as pets")).rows).toEqual([{ pets: null }])
})

test('a file changed after it ran is refused', async () => {
  await migrate({ directUrl: url, folder: folderWith({ '0001_pets.sql': CREATE }) })
  const changed = folderWith({ '0001_pets.sql': `${CREATE} -- later thought` })
  await expect(migrate({ directUrl: url, folder: changed })).rejects.toThrow(/was changed after it had run/)
})

test('processes that start together run each file once', async () => {
  const folder = folderWith({ '0001_pets.sql': CREATE, '0002_age.sql': RENAME })
  const counts = await Promise.all([1, 2, 3, 4].map(() => migrate({ directUrl: url, folder })))
  expect(counts.toSorted()).toEqual([0, 0, 0, 2])
})
