/** Builds the web where its sources differ from what the last build was made of. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tryLock } from '../apps/server/src/providers/database/embedded/lock.ts'
import { ROOT, run, VITE } from './tools.ts'
import { hashWebSources } from './web-sources.ts'

const WEB = join(ROOT, 'apps', 'web')
const DIST = join(WEB, 'dist')
const HASH_FILE = join(DIST, '.hash')
const CACHE = join(ROOT, '.cache')
const LOCK_POLL_MS = 200

const isBuilt = (hash: string) => existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === hash

async function build(hash: string): Promise<void> {
  const startedAt = performance.now()
  const draft = join(CACHE, `web-${process.pid}`)
  const { code, output } = await run({
    args: [VITE(), 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    cwd: WEB,
    isQuiet: true,
  })
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`The web could not be built:\n${output}`)
  }
  writeFileSync(join(draft, '.hash'), hash)
  const old = join(CACHE, `web-old-${process.pid}`)
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(draft, DIST)
  rmSync(old, { recursive: true, force: true })
  console.log(`Built the web in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function buildWhereNeeded(): Promise<void> {
  const hash = hashWebSources(ROOT)
  if (isBuilt(hash)) {
    if (process.argv.includes('--say-so')) console.log('The web is built from these sources already.')
    return
  }
  mkdirSync(CACHE, { recursive: true })
  for (;;) {
    const attempt = tryLock({ path: join(CACHE, 'web.lock'), kind: 'command', purpose: 'web build' })
    if ('lock' in attempt) {
      try {
        // Whoever held the lock before may have built exactly this.
        if (!isBuilt(hash)) await build(hash)
      } finally {
        attempt.lock.release()
      }
      return
    }
    await delay(LOCK_POLL_MS)
  }
}

try {
  await buildWhereNeeded()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
