/** Runs every program in tests/bench, one after the other, so that none measures another. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run } from './tools.ts'

const FOLDER = join(ROOT, 'tests', 'bench')
const wanted = process.argv.slice(2)
const programs = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
  .toSorted()

const built = await run({ args: ['scripts/build-web.ts'] })
let failed = built.code === 0 ? 0 : 1
for (const name of programs) {
  console.log(`\n${name}`)
  const { code } = await run({ args: [join(FOLDER, name)] })
  if (code !== 0) failed += 1
}
console.log(`\n${programs.length} programs, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
