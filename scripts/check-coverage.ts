import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Holds docs/specification-coverage to its word: ids complete and in order, states from a closed list,
 * and behind every row that says 'built' a place and a test that exist.
 * Run it as `node scripts/check-coverage.ts`; `--draft` lets rows say 'building'.
 */

const plainStates = ['built', 'building', 'not shown', 'statement']
const topics = [
  'companions',
  'chat',
  'image lab',
  'Telegram',
  'plans and payments',
  'guests and bundles',
].map((topic) => `not built yet: ${topic}`)

const header = 'id | demands | place | test | state'

/** One page of tables. `letter` starts each of its ids ('P' for platform, 'C' for companions). */
interface CoveragePage {
  path: string
  letter: string
  text: string
}

/** `read` answers a file's text, or undefined where there is no such file; paths are relative to the repository. */
interface CoverageInput {
  pages: CoveragePage[]
  draft: boolean
  exists: (path: string) => boolean
  read: (path: string) => string | undefined
}

interface Row {
  where: string
  id: string
  place: string
  test: string
  state: string
}

/** Every problem found (one line each, with file and line), and the line of counts. No problem: an empty list. */
export function checkCoverage(input: CoverageInput): { problems: string[]; summary: string } {
  const problems: string[] = []
  const rows: Row[] = []
  for (const page of input.pages) {
    const found = readRows(page, problems)
    if (found.length === 0) problems.push(`${page.path}: holds no row; a page without rows covers nothing`)
    checkOrder(page, found, problems)
    rows.push(...found)
  }
  for (const row of rows) checkRow(row, input, problems)
  return { problems, summary: summarise(rows) }
}

function readRows(page: CoveragePage, problems: string[]): Row[] {
  const rows: Row[] = []
  page.text.split('\n').forEach((line, index) => {
    const where = `${page.path}:${index + 1}`
    if (!line.trimStart().startsWith('|')) return
    const cells = splitCells(line)
    if (cells.join(' | ') === header || cells.every((cell) => /^:?-+:?$/.test(cell))) return
    const [id, demands, place, test, state] = cells
    if (cells.length !== 5 || !id || !demands || !place || !test || !state) {
      problems.push(`${where}: a row has five filled cells (${header}); write — where there is nothing`)
      return
    }
    rows.push({ where, id, place, test, state })
  })
  return rows
}

function splitCells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim())
}

// Ids count up without a gap, so that a row cannot be lost unnoticed.
function checkOrder(page: CoveragePage, rows: Row[], problems: string[]): void {
  const seen = new Set<string>()
  let section = -1
  let number = 0
  for (const { id, where } of rows) {
    const match = /^([A-Z])(\d+)\.(\d+)$/.exec(id)
    if (!match || match[1] !== page.letter) {
      problems.push(`${where}: '${id}' is no id of this page; write ${page.letter}<section>.<number>`)
      continue
    }
    if (seen.has(id)) problems.push(`${where}: ${id} is doubled; number the rows of a section 1, 2, 3 …`)
    seen.add(id)
    const next = { section: Number(match[2]), number: Number(match[3]) }
    const follows =
      next.section === section
        ? next.number === number + 1
        : next.section === section + 1 && next.number === 1
    if (!follows) {
      const expected = section < 0 ? '0.1' : `${section}.${number + 1} or ${section + 1}.1`
      problems.push(`${where}: ${id} is out of order; here comes ${page.letter}${expected}`)
    }
    section = next.section
    number = next.number
  }
}

function checkRow(row: Row, input: CoverageInput, problems: string[]): void {
  const fail = (text: string) => problems.push(`${row.where}: ${row.id} ${text}`)
  if (!plainStates.includes(row.state) && !topics.includes(row.state)) {
    fail(`has the state '${row.state}'; use one of: ${[...plainStates, ...topics].join(', ')}`)
    return
  }
  if (row.state === 'building' && !input.draft) {
    fail(`says 'building'; name its test and write 'built', or 'not built yet: …' (--draft allows it)`)
  }
  if (row.state !== 'built') return

  const places = [...row.place.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  if (places.length === 0) fail('is built but names no place; write its path in backticks')
  for (const place of places) {
    if (!input.exists(place)) fail(`is built at ${place}, which does not exist; write where it stands now`)
  }
  checkTests(row, input, fail)
}

function checkTests(row: Row, input: CoverageInput, fail: (text: string) => void): void {
  const pattern = /`([^`]+)` "((?:\\.|[^"\\])+)"/g
  const tests = [...row.test.matchAll(pattern)]
  if (tests.length === 0) {
    fail('is built but names no test; write `path/of/the.test.ts` "the test\'s name"')
    return
  }
  if (row.test.replaceAll(pattern, '').replace(/[\s,;]/g, '') !== '') {
    fail(`names a test in a form that cannot be read: ${row.test}; write \`path\` "name", parted by ;`)
  }
  for (const [, path = '', name = ''] of tests) {
    const source = input.read(path)
    if (source === undefined)
      fail(`names the test file ${path}, which does not exist; write where it stands now`)
    else if (!hasTitle(source, name)) {
      fail(`names a test "${name}" that ${path} does not hold; write the title as the file has it`)
    }
  }
}

// A title counts only as a whole literal: a part of some longer text proves nothing.
function hasTitle(source: string, name: string): boolean {
  const plain = (text: string) => text.replace(/\\(['"`|])/g, '$1')
  const title = plain(name)
  return ["'", '"', '`'].some((quote) => plain(source).includes(`${quote}${title}${quote}`))
}

function summarise(rows: Row[]): string {
  const count = (start: string) => rows.filter((row) => row.state.startsWith(start)).length
  const parts = [
    `${rows.length} rows: ${rows.filter((row) => row.state === 'built').length} built`,
    `${count('not built yet')} not built yet`,
    `${count('statement')} statements`,
    `${count('not shown')} not shown`,
  ]
  if (count('building') > 0) parts.push(`${count('building')} being built`)
  return parts.join(', ')
}

function main(): void {
  const root = join(import.meta.dirname, '..')
  const read = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined
  const page = (name: string, letter: string): CoveragePage => {
    const path = `docs/specification-coverage/${name}.md`
    return { path, letter, text: read(path) ?? '' }
  }
  const { problems, summary } = checkCoverage({
    pages: [page('platform', 'P'), page('companions', 'C')],
    draft: process.argv.includes('--draft'),
    exists: (path) => existsSync(join(root, path)),
    read,
  })
  for (const problem of problems) console.error(problem)
  console.log(summary)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
