import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  /** As written. */
  specifier: string
  /** Repository path of the file it means; null for a package of somebody else's. */
  target: string | null
  line: number
}

export interface Source {
  /** From the repository's root, with forward slashes. */
  path: string
  lines: number
  imports: Import[]
  /** Lines that read process.env. */
  readsEnv: number[]
  /** Lines that export a default. */
  defaultExports: number[]
}

const FOLDERS = ['apps', 'packages', 'scripts', 'tests']
const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])
const CODE = /\.(ts|tsx|js|css|sql)$/
const PARSED = /\.(ts|tsx|js)$/

/** What `@everbond/…`, `#server/…` and `#web/…` stand for. */
const NAMES: [RegExp, string][] = [
  [/^#server\//, 'apps/server/src/'],
  [/^#web\//, 'apps/web/src/'],
  [/^@everbond\/contract$/, 'packages/contract/src/index.ts'],
  [/^@everbond\/contract\//, 'packages/contract/src/'],
  [/^@everbond\/sandbox$/, 'apps/sandbox/src/index.ts'],
  [/^@everbond\/(server|web|sandbox)\b/, 'apps/$1/'],
]

/** Reads and parses every source file of the repository at `root`; generated files are nobody's to mend. */
export function readSources(root: string): Source[] {
  const paths = FOLDERS.flatMap((folder) => filesIn(join(root, folder))).map((path) =>
    relative(root, path).replaceAll('\\', '/'),
  )
  const known = new Set(paths)
  return paths.map((path) => readSource({ root, path, known }))
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return []
    if (entry.isDirectory()) return filesIn(join(folder, entry.name))
    return CODE.test(entry.name) && !entry.name.includes('.generated.') ? [join(folder, entry.name)] : []
  })
}

function readSource({ root, path, known }: { root: string; path: string; known: Set<string> }): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const source: Source = { path, lines, imports: [], readsEnv: [], defaultExports: [] }
  if (!PARSED.test(path)) return source
  const { program } = parseSync(path, text)
  const lineOf = (node: { start: number }) => text.slice(0, node.start).split('\n').length
  const add = (literal: { value: unknown; start: number }) => {
    const specifier = String(literal.value)
    source.imports.push({
      specifier,
      target: resolve({ from: path, specifier, known }),
      line: lineOf(literal),
    })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => node.source && add(node.source),
    ImportExpression: (node) => node.source.type === 'Literal' && add(node.source),
    TSImportType: (node) => add(node.source),
    ExportDefaultDeclaration: (node) => source.defaultExports.push(lineOf(node)),
    MemberExpression: (node) => {
      const isProcess = node.object.type === 'Identifier' && node.object.name === 'process'
      const { property } = node
      const isEnv =
        (property.type === 'Identifier' && property.name === 'env') ||
        (property.type === 'Literal' && property.value === 'env')
      if (isProcess && isEnv) source.readsEnv.push(lineOf(node))
    },
    VariableDeclarator: (node) => {
      const isProcess = node.init?.type === 'Identifier' && node.init.name === 'process'
      if (isProcess && node.id.type === 'ObjectPattern') source.readsEnv.push(lineOf(node))
    },
  }).visit(program)
  return source
}

function resolve(link: { from: string; specifier: string; known: Set<string> }): string | null {
  const { from, specifier, known } = link
  const named = NAMES.find(([pattern]) => pattern.test(specifier))
  let base: string
  if (named) base = specifier.replace(named[0], named[1])
  else if (specifier.startsWith('.')) base = join(dirname(from), specifier).replaceAll('\\', '/')
  else return null
  // The contract's package map adds the ending; the web's bundler allows it to be left out.
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`]
  return candidates.find((candidate) => known.has(candidate)) ?? base
}
