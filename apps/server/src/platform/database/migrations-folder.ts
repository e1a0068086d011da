import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './migration-error.ts'

export interface Migration {
  number: number
  name: string
  sql: string
  /** SHA-256 of the file with line ends normalised, so that a checkout on Windows counts as unchanged. */
  checksum: string
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** Reads `NNNN_name.sql` files in the order of their numbers; a wrong name or a number used twice is an error. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map((name) => readMigration({ folder, name })))
  for (const [index, migration] of migrations.entries()) {
    const before = migrations[index - 1]
    if (before?.number === migration.number) {
      throw new MigrationError(
        `Two migrations have the number ${migration.number}: ${names[index - 1]} and ${names[index]}. ` +
          'Give the newer one the next free number.',
      )
    }
  }
  return migrations
}

async function readMigration(file: { folder: string; name: string }): Promise<Migration> {
  const match = FILE_NAME.exec(file.name)
  if (!match?.[1] || !match[2]) {
    throw new MigrationError(`${file.name} is not a migration's name: write 0001_lower_case_name.sql.`)
  }
  const sql = (await readFile(join(file.folder, file.name), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number: Number(match[1]), name: match[2], sql, checksum }
}
