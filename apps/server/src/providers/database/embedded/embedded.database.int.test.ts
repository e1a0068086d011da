import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { RunningDatabase } from '../port.ts'
import { databaseSuite } from '../suite.ts'
import { attachOrStartEmbedded, startEmbedded } from './embedded.database.ts'
import { processIdentity } from './process-identity.ts'
import { dataFolder, holdDatabase, killHard, query } from './testing/embedded-fixtures.ts'

databaseSuite('embedded database', async () => {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'everbond-test-'))
  await chmod(dataDir, 0o711)
  const database = await startEmbedded({ dataDir })
  const close = async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
  return { ...database, close }
})

/** Started for one test, and stopped with it whatever happens. */
async function started(options: Parameters<typeof startEmbedded>[0]): Promise<RunningDatabase> {
  const database = await startEmbedded(options)
  onTestFinished(() => database.close())
  return database
}

const socketFolderOf = (url: string) => new URL(url).searchParams.get('host') ?? ''

test('what was stored is there after a restart, and nothing is left in the temporary folder', async () => {
  const dataDir = dataFolder()
  const first = await startEmbedded({ dataDir })
  await query(first.url, `create table pets as select 'Rex' as name`)
  await first.close()
  expect(readdirSync(tmpdir()).map((name) => join(tmpdir(), name))).not.toContain(socketFolderOf(first.url))
  const second = await started({ dataDir })
  expect(await query(second.url, 'select name from pets')).toEqual([{ name: 'Rex' }])
})

test('no other account of the machine can reach the socket, and nothing listens on the network', async () => {
  const { url } = await started({ dataDir: dataFolder() })
  const [row] = await query<{ listen: string; durable: string }>(
    url,
    `select current_setting('listen_addresses') as listen, current_setting('fsync') as durable`,
  )
  expect(row).toEqual({ listen: '', durable: 'on' })
  expect(statSync(socketFolderOf(url)).mode & 0o777).toBe(0o700)
})

test('a second server on the folder is told who holds it', async () => {
  const dataDir = dataFolder()
  await started({ dataDir, purpose: 'serve' })
  await expect(startEmbedded({ dataDir })).rejects.toThrow(
    new RegExp(`in use by another Everbond \\(serve, pid ${process.pid}, since .*choose another DATA_DIR`),
  )
})

test('after kill -9 of the server the next start stops the orphan and keeps every committed row', async () => {
  const dataDir = dataFolder()
  const held = await holdDatabase(dataDir)
  await query(held.url, `create table pets as select 'Rex' as name`)
  await killHard(held.process)
  expect(processIdentity(held.postmaster)).not.toBeNull()
  const notices: string[] = []
  const database = await started({ dataDir, onNotice: (text) => notices.push(text) })
  expect(notices).toEqual([`Stopped a PostgreSQL (pid ${held.postmaster}) that a crash had left running.`])
  expect(processIdentity(held.postmaster)).toBeNull()
  expect(await query(database.url, 'select name from pets')).toEqual([{ name: 'Rex' }])
})

test('after kill -9 of server and PostgreSQL together the next start recovers every committed row', async () => {
  const dataDir = dataFolder()
  const held = await holdDatabase(dataDir)
  await query(held.url, `create table pets as select 'Rex' as name`)
  process.kill(held.postmaster, 'SIGKILL')
  await killHard(held.process)
  const database = await started({ dataDir })
  expect(existsSync(socketFolderOf(held.url))).toBe(false)
  expect(await query(database.url, 'select name from pets')).toEqual([{ name: 'Rex' }])
})

test('the server learns that PostgreSQL ended by itself', async () => {
  const dataDir = dataFolder()
  const lost = Promise.withResolvers<Error>()
  const database = await started({ dataDir, onLost: lost.resolve })
  const [row] = await query<{ pid: number }>(
    database.url,
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`,
  )
  process.kill(row?.pid ?? 0, 'SIGQUIT')
  expect((await lost.promise).message).toMatch(/PostgreSQL ended by itself: see .*postgres\.log/)
})

test('a command joins the running server and leaves it running', async () => {
  const dataDir = dataFolder()
  const server = await started({ dataDir })
  const command = await attachOrStartEmbedded({ dataDir, purpose: 'users show' })
  expect(command.url).toBe(server.url)
  await command.close()
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a command without a server starts the database and stops it, and a server waits for that', async () => {
  const dataDir = dataFolder()
  const command = await attachOrStartEmbedded({ dataDir, purpose: 'users show' })
  const starting = startEmbedded({ dataDir })
  expect(await query(command.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await command.close()
  const server = await starting
  onTestFinished(() => server.close())
  expect(server.url).not.toBe(command.url)
})

test('a command does not lean on another command, which may end at any moment', async () => {
  const dataDir = dataFolder()
  const first = await attachOrStartEmbedded({ dataDir, purpose: 'users show' })
  const waiting = attachOrStartEmbedded({ dataDir, purpose: 'users lock' })
  await first.close()
  const second = await waiting
  onTestFinished(() => second.close())
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of another major version is refused with a way out', async () => {
  const dataDir = dataFolder()
  await (await startEmbedded({ dataDir })).close()
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '17\n')
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/made by PostgreSQL 17, .* brings PostgreSQL 18/)
})

test('a setting that PostgreSQL refuses is shown with the end of its log, and the folder is free again', async () => {
  const dataDir = dataFolder()
  await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'much' } })).rejects.toThrow(
    /PostgreSQL did not start[\s\S]*shared_buffers/,
  )
  await started({ dataDir })
})
