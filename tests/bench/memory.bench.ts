/** Memory of the server's process when nobody uses it, and after somebody did. `--wait=60` seconds each. */
import { execFileSync, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { routes } from '@everbond/contract'
import { currentHolder } from '../../apps/server/src/providers/database/embedded/lock.ts'
import { findHome } from '../../apps/server/src/providers/database/embedded/place.ts'
import { newDataDir, removeDataDir } from '../support/data-dir.ts'
import { signUp } from '../support/people.ts'
import { startServer } from '../support/server.ts'
import { until } from '../support/until.ts'
import { option, report } from './report.ts'

const wait = option('wait', 60)

/** Resident memory of a process in MB. */
const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024

const emptyNodeMb = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'])
  await delay(3000)
  const mb = residentMb(child.pid ?? 0)
  child.kill()
  return mb
}

/** npm start's launcher stands before the server; the lock of the data folder names the server itself. */
const serverOf = (folder: string): number => {
  const holder = currentHolder(join(findHome(folder), 'server.lock'))
  if (!holder) throw new Error('no server holds the data folder')
  return holder.pid
}

const dataDir = newDataDir()
const command = { file: process.execPath, args: ['scripts/launch.js', 'start'] }
const server = await startServer({ dataDir, command })
const pid = serverOf(dataDir)
try {
  await delay(wait * 1000)
  const idle = residentMb(pid)
  const person = await signUp(server.origin)
  const { id } = await person.call(routes.createCompanion, {
    body: { name: 'Mara', description: 'A botanist.' },
  })
  await until('her portrait', async () => {
    const { portraitStatus } = await person.call(routes.getCompanion, { params: { id } })
    return portraitStatus === 'ready'
  })
  await delay(wait * 1000)
  const afterUse = residentMb(pid)
  const empty = await emptyNodeMb()
  report(
    [
      { name: `idle, ${wait} s after ready`, value: idle, unit: 'MB', target: 150 },
      { name: `${wait} s after a sign-up and a portrait`, value: afterUse, unit: 'MB' },
    ],
    { name: `an empty Node (${Math.round(empty)} MB)`, value: empty },
  )
} finally {
  await server.stop()
  await removeDataDir(dataDir)
}
