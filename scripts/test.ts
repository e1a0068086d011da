/** The whole check: `npm test`, and with `--full` the larger sizes and PostgreSQL 15. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkAll } from './check.ts'
import { openPostgres15 } from './postgres-15.ts'
import { commandOf, ROOT, run } from './tools.ts'

interface Tally {
  name: string
  passed: number
  failed: number
}

const isFull = process.argv.includes('--full')
const RESULTS = join(ROOT, '.cache', 'test-results')
const env: Record<string, string> = isFull ? { EVERBOND_TEST_SIZE: 'full' } : {}

async function vitest(part: { name: string; args: string[]; env?: Record<string, string> }): Promise<Tally> {
  const file = join(RESULTS, `${part.name.replaceAll(/\W+/g, '-')}.json`)
  const { code } = await run({
    args: [
      commandOf({ name: 'vitest', bin: 'vitest.mjs' }),
      'run',
      ...part.args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env: { ...env, ...part.env },
  })
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file)
  return tally({ name: part.name, code, passed: report?.numPassedTests, failed: report?.numFailedTests })
}

async function playwright(): Promise<Tally> {
  const name = 'browser journeys'
  const built = await run({ args: ['scripts/build-web.ts'] })
  if (built.code !== 0) return tally({ name, code: built.code })
  const file = join(RESULTS, 'browser.json')
  const { code } = await run({
    args: [
      commandOf({ name: '@playwright/test', bin: 'cli.js' }),
      'test',
      '--config=tests/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)?.stats
  // A journey that passes only at the second try is a failure that has not been looked at.
  return tally({ name, code, passed: stats?.expected, failed: stats && stats.unexpected + stats.flaky })
}

/** A program that fails without counting a failed test (a crash, an error outside of tests) counts as one. */
function tally(part: {
  name: string
  code: number
  passed?: number | undefined
  failed?: number | undefined
}): Tally {
  const { name, code, passed = 0, failed = 0 } = part
  return { name, passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
}

async function onPostgres15(): Promise<Tally | null> {
  const opened = await openPostgres15()
  if ('reason' in opened) {
    console.log(`Not run on PostgreSQL 15: ${opened.reason}`)
    return null
  }
  try {
    const name = 'integration on PostgreSQL 15'
    return await vitest({ name, args: ['--project=integration'], env: { TEST_DATABASE_URL: opened.url } })
  } finally {
    await opened.close()
  }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const tallies: (Tally | null)[] = [{ name: 'checks', ...(await checkAll()) }]
tallies.push(await vitest({ name: 'unit and integration', args: [] }))
if (isFull) tallies.push(await onPostgres15())
tallies.push(await playwright())

const ran = tallies.filter((part) => part !== null)
for (const { name, passed, failed } of ran) console.log(`${name}: ${passed} passed, ${failed} failed`)
const sum = (key: 'passed' | 'failed') => ran.reduce((total, part) => total + part[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
