/**
 * Writes the files that are made from the code, or with `--check` fails where one differs from what would be written:
 * the OpenAPI document, `.env.example`, the configuration table of the README, and what a lock lacks.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configTable, envExample } from '../apps/server/src/app/config-docs.ts'
import { openApiDocument } from '../packages/contract/src/openapi.ts'
import { completeLock } from './complete-lock.ts'

const root = dirname(import.meta.dirname)
const check = process.argv.includes('--check')

const tableMarks = /(<!-- configuration -->\n)[\s\S]*?(<!-- \/configuration -->)/

const files: Record<string, (old: string) => string> = {
  'packages/contract/openapi.json': () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  '.env.example': envExample,
  'package-lock.json': completeLock,
  'README.md': (old) =>
    old.replace(tableMarks, (_, open: string, close: string) => open + configTable() + close),
}

const stale: string[] = []
for (const [name, make] of Object.entries(files)) {
  const path = join(root, name)
  const old = await readFile(path, 'utf8').catch(() => '')
  const fresh = make(old)
  if (fresh === old) continue
  stale.push(name)
  if (!check) await writeFile(path, fresh)
}

if (check && stale.length > 0) {
  console.error(
    `Not as the code would write them: ${stale.join(', ')}. Run 'npm run generate' and commit the result.`,
  )
  process.exitCode = 1
} else {
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'Generated files are up to date.')
}
