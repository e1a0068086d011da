/** How long after `npm start` the server answers: the first time, and once everything is there. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDataDir, removeDataDir } from '../support/data-dir.ts'
import { startServer } from '../support/server.ts'
import { median, option, report } from './report.ts'

const runs = option('runs', 5)
const dataDir = newDataDir()
const cache = mkdtempSync(join(tmpdir(), 'everbond-compile-cache-'))
const command = { file: 'npm', args: ['start', '--silent'] }

const start = async (): Promise<number> => {
  const server = await startServer({ dataDir, command, env: { NODE_COMPILE_CACHE: cache } })
  await server.stop()
  return server.readyMs
}

const emptyNode = (): number => {
  const startedAt = performance.now()
  spawnSync(process.execPath, ['-e', ''])
  return performance.now() - startedAt
}

try {
  const first = await start()
  const again: number[] = []
  for (let run = 0; run < runs; run += 1) again.push(await start())
  const empty = median(Array.from({ length: runs }, emptyNode))
  report(
    [
      {
        name: 'ready the first time (new database, no compile cache)',
        value: first,
        unit: 'ms',
        target: 8000,
      },
      { name: `ready once built, median of ${runs}`, value: median(again), unit: 'ms', target: 2000 },
      { name: 'ready once built, fastest', value: Math.min(...again), unit: 'ms' },
      { name: 'ready once built, slowest', value: Math.max(...again), unit: 'ms' },
    ],
    { name: `an empty Node's start (${Math.round(empty)} ms)`, value: empty },
  )
} finally {
  await removeDataDir(dataDir)
  rmSync(cache, { recursive: true, force: true })
}
