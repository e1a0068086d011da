import { findCycles } from './cycles.ts'
import { floorProblem } from './floors.ts'
import { moduleProblem } from './modules.ts'
import { packageProblem } from './packages.ts'
import type { Source } from './sources.ts'

export interface Violation {
  path: string
  line: number
  /** What is wrong and what to do instead. */
  message: string
}

const LARGEST_FILE = 400

const CONFIG_FILE = /(^|\/)[\w-]+\.config\.ts$/
const MAY_READ_ENV = [/^apps\/server\/src\/platform\/config[./]/, /^scripts\//, /^tests\//, CONFIG_FILE]

/** Tests and what only tests import: they look at the product from outside and may reach everywhere. */
const FOR_TESTS = /\.test\.tsx?$|(^|\/)(test-[\w-]+|suite|[\w.-]+\.suite)\.tsx?$|\/testing\//

/** Every breach of the house's rules, in the order of files and lines. */
export function findViolations(sources: Source[]): Violation[] {
  const found = sources.flatMap((source) => [...fileViolations(source), ...importViolations(source)])
  const cycles = findCycles(sources.filter(({ path }) => !FOR_TESTS.test(path))).map(({ files, line }) => ({
    path: files[0] ?? '',
    line,
    message:
      `These files import each other in a circle: ${[...files, files[0]].join(' → ')}. ` +
      'Move what both need into a third file below them, or pass it in.',
  }))
  return [...found, ...cycles].toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line)
}

function importViolations({ path, imports }: Source): Violation[] {
  if (FOR_TESTS.test(path)) return []
  return imports.flatMap(({ specifier, target, line }) => {
    const message = target
      ? (floorProblem({ from: path, to: target }) ?? moduleProblem({ from: path, to: target }))
      : packageProblem({ from: path, specifier })
    return message ? [{ path, line, message }] : []
  })
}

function fileViolations({ path, lines, readsEnv, defaultExports }: Source): Violation[] {
  const violations: Violation[] = []
  if (lines > LARGEST_FILE) {
    const message = `${lines} lines; a file has at most ${LARGEST_FILE}. Split it by what its parts are about.`
    violations.push({ path, line: LARGEST_FILE + 1, message })
  }
  if (!FOR_TESTS.test(path) && !MAY_READ_ENV.some((allowed) => allowed.test(path))) {
    const message =
      'process.env is read in platform/config alone. Add a setting to your config slice and take it as an argument.'
    violations.push(...readsEnv.map((line) => ({ path, line, message })))
  }
  if (!CONFIG_FILE.test(path)) {
    const message = 'Default exports are for *.config.ts files. Export it by its name.'
    violations.push(...defaultExports.map((line) => ({ path, line, message })))
  }
  return violations
}
