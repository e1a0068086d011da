import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished } from 'vitest'

/** A folder that PostgreSQL's own user can enter, too; removed after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'everbond-test-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface HeldDatabase {
  process: ChildProcess
  url: string
  postmaster: number
}

/** Starts the folder's database in a process of its own and waits until it is ready. */
export async function holdDatabase(dataDir: string): Promise<HeldDatabase> {
  const holder = fork(join(import.meta.dirname, 'hold-database.ts'), [dataDir])
  onTestFinished(() => void holder.kill('SIGKILL'))
  const [message] = (await once(holder, 'message')) as [{ url: string; postmaster: number }]
  return { process: holder, ...message }
}

/** Ends a process without giving it a chance to clean up, and waits until it is gone. */
export async function killHard(process: ChildProcess): Promise<void> {
  const exited = once(process, 'exit')
  process.kill('SIGKILL')
  await exited
}

export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
