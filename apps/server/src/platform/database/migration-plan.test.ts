import { expect, test } from 'vitest'
import { planMigrations } from './migration-plan.ts'

const file = (number: number, name = `step${number}`) => ({ number, name, sql: '', checksum: `sum${number}` })

test('what has not run yet is to run, in order', () => {
  const files = [file(1), file(2), file(3)]
  expect(planMigrations({ files, applied: [] })).toEqual(files)
  expect(planMigrations({ files, applied: [file(1)] })).toEqual([file(2), file(3)])
  expect(planMigrations({ files, applied: files })).toEqual([])
})

test('a database of a newer version is refused', () => {
  expect(() => planMigrations({ files: [file(1)], applied: [file(1), file(2)] })).toThrow(
    /holds migration 0002_step2.*newer version/,
  )
})

test('a file changed or renamed after it ran is refused', () => {
  const changed = { ...file(1), checksum: 'other' }
  expect(() => planMigrations({ files: [changed], applied: [file(1)] })).toThrow(/changed after it had run/)
  expect(() => planMigrations({ files: [file(1, 'new')], applied: [file(1)] })).toThrow(/then 0001_step1/)
})

test('a file that comes in behind one that ran is refused', () => {
  expect(() => planMigrations({ files: [file(1), file(2)], applied: [file(2)] })).toThrow(
    /0001_step1 has not run.*number above 2/,
  )
})
