/** Everything that can be said about the code without running it. */
import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { commandOf, run } from './tools.ts'

interface Check {
  name: string
  args: string[]
}

const TSC = commandOf({ name: 'typescript', bin: 'bin/tsc' })
const types = (project: string): Check => ({ name: `types of ${project}`, args: [TSC, '-p', project] })

const CHECKS: Check[] = [
  types('apps/web'),
  types('apps/server'),
  {
    name: 'format and lint',
    args: [commandOf({ name: '@biomejs/biome', bin: 'bin/biome' }), 'ci', '--colors=off', '.'],
  },
  { name: 'unused files, exports, packages', args: [commandOf({ name: 'knip', bin: 'bin/knip.js' })] },
  types('packages/contract'),
  types('apps/sandbox'),
  types('tests'),
  types('scripts'),
  { name: 'boundaries', args: ['scripts/boundaries.ts'] },
  { name: 'generated files', args: ['scripts/generate.ts', '--check'] },
  { name: 'specification coverage', args: ['scripts/check-coverage.ts'] },
]

const LONGEST_OUTPUT = 100

/** Runs every check, two at a time at most, prints each result and answers how many passed and failed. */
export async function checkAll(): Promise<{ passed: number; failed: number }> {
  const waiting = [...CHECKS]
  let failed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { code, output, seconds } = await run({ args: check.args, isQuiet: true })
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds.toFixed(1)} s)`)
      if (code === 0) continue
      failed += 1
      console.log(shortened(output))
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker))
  return { passed: CHECKS.length - failed, failed }
}

/** One mistake can fill thousands of lines; the first ones tell, the rest is a run of that check away. */
function shortened(output: string): string {
  const lines = output.trimEnd().split('\n')
  const rest = lines.length - LONGEST_OUTPUT
  const shown = rest > 0 ? [...lines.slice(0, LONGEST_OUTPUT), `… ${rest} more lines`] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await checkAll()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
