import { describe, expect, it } from 'vitest'
import { checkCoverage } from './check-coverage.ts'

const head = '| id | demands | place | test | state |\n|---|---|---|---|---|\n'
const files: Record<string, string> = {
  'src/tiers.ts': '',
  'src/tiers.test.ts': "it('orders the tiers', () => {})\nit('keeps the owner\\'s plan', () => {})\n",
}
const test = '`src/tiers.test.ts` "orders the tiers"'
const good = `| P0.1 | opens | — | — | statement |
| P1.1 | tier order | \`src/tiers.ts\` | ${test} | built |
| P1.2 | a bundle | \`src/bundles.ts\` | — | not built yet: guests and bundles |
| P1.3 | hidden | — | — | not shown |
`

function check({ rows = good, draft = false }: { rows?: string; draft?: boolean } = {}) {
  return checkCoverage({
    pages: [{ path: 'platform.md', letter: 'P', text: `# Coverage\n\n${head}${rows}` }],
    draft,
    exists: (path) => path in files,
    read: (path) => files[path],
  })
}

/** The good tables with the tier row's cells replaced. */
function withBuiltRow({ place = '`src/tiers.ts`', named = test, state = 'built' }) {
  return good.replace(/\| P1\.1 .*/, `| P1.1 | tier order | ${place} | ${named} | ${state} |`)
}

describe('tables in order', () => {
  it('pass and are counted', () => {
    expect(check()).toEqual({
      problems: [],
      summary: '4 rows: 1 built, 1 not built yet, 1 statements, 1 not shown',
    })
  })

  it('may name several places and tests, quotes in a title and a bar in a cell', () => {
    const named = `${test}; \`src/tiers.test.ts\` "keeps the owner's plan"`
    const rows = withBuiltRow({ place: '`src/tiers.ts`, `src/tiers.test.ts`', named })
    expect(check({ rows: rows.replace('tier order', 'order \\| name') }).problems).toEqual([])
  })

  it('may say building in a draft only', () => {
    const rows = withBuiltRow({ named: '—', state: 'building' })
    expect(check({ rows, draft: true })).toEqual({
      problems: [],
      summary: '4 rows: 0 built, 1 not built yet, 1 statements, 1 not shown, 1 being built',
    })
    expect(check({ rows }).problems).toEqual([expect.stringContaining("P1.1 says 'building'")])
  })
})

describe('planted violations', () => {
  const cases: { fault: string; rows: string; says: string }[] = [
    { fault: 'a doubled id', rows: good.replace('P1.2', 'P1.1'), says: 'P1.1 is doubled' },
    { fault: 'ids out of order', rows: good.replace('P1.3', 'P0.9'), says: 'P0.9 is out of order' },
    { fault: 'a lost row', rows: good.replace(/\| P1\.2 .*\n/, ''), says: 'here comes P1.2' },
    { fault: 'a lost section', rows: good.replaceAll('P1.', 'P2.'), says: 'here comes P0.2 or 1.1' },
    { fault: 'an id of the other page', rows: good.replace('P0.1', 'C0.1'), says: "'C0.1' is no id" },
    { fault: 'an open state', rows: withBuiltRow({ state: 'nearly' }), says: "has the state 'nearly'" },
    {
      fault: 'an unknown topic',
      rows: withBuiltRow({ state: 'not built yet: voice' }),
      says: "has the state 'not built yet: voice'",
    },
    { fault: 'a built row without a test', rows: withBuiltRow({ named: '—' }), says: 'names no test' },
    {
      fault: 'a built row whose test has no name',
      rows: withBuiltRow({ named: '`src/tiers.test.ts`' }),
      says: 'names no test',
    },
    {
      fault: 'a second test without a name',
      rows: withBuiltRow({ named: `${test}; \`src/other.test.ts\`` }),
      says: 'cannot be read',
    },
    {
      fault: 'a test file that is not there',
      rows: withBuiltRow({ named: '`src/gone.test.ts` "orders the tiers"' }),
      says: 'src/gone.test.ts, which does not exist',
    },
    {
      fault: 'a test name that is not in the file',
      rows: withBuiltRow({ named: '`src/tiers.test.ts` "sorts the tiers"' }),
      says: '"sorts the tiers" that src/tiers.test.ts does not hold',
    },
    {
      fault: 'a mere part of a test name',
      rows: withBuiltRow({ named: '`src/tiers.test.ts` "orders"' }),
      says: '"orders" that',
    },
    { fault: 'a built row without a place', rows: withBuiltRow({ place: '—' }), says: 'names no place' },
    {
      fault: 'a built place that is not there',
      rows: withBuiltRow({ place: '`src/gone.ts`' }),
      says: 'built at src/gone.ts, which does not exist',
    },
    {
      fault: 'a row with a cell too few',
      rows: `${good}| P1.4 | x | — | built |\n`,
      says: 'five filled cells',
    },
    {
      fault: 'a row with a cell too many',
      rows: `${good}| P1.4 | x | — | — | statement | more |\n`,
      says: 'five filled cells',
    },
    { fault: 'an empty place', rows: `${good}| P1.4 | x | | — | statement |\n`, says: 'five filled cells' },
    { fault: 'an empty test', rows: `${good}| P1.4 | x | — | | statement |\n`, says: 'five filled cells' },
    { fault: 'a page without rows', rows: '', says: 'holds no row' },
  ]

  it.each(cases)('$fault is found', ({ rows, says }) => {
    expect(check({ rows }).problems.join('\n')).toContain(says)
  })

  it('are told with the line they stand on', () => {
    expect(check({ rows: withBuiltRow({ state: 'nearly' }) }).problems[0]).toMatch(/^platform\.md:6: P1\.1 /)
  })
})
