import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hashWebSources } from './web-sources.ts'

let root = ''
let before = ''

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-sources-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  write('package-lock.json', '{}')
  write('apps/web/index.html', '<p>')
  write('apps/web/src/app/main.tsx', 'main')
  write('packages/contract/src/tiers.ts', 'tiers')
  before = hashWebSources(root)
})

const edits: [string, () => void][] = [
  ['a page', () => write('apps/web/index.html', '<b>')],
  ['a new file', () => write('apps/web/src/ui/button.tsx', 'button')],
  ['a business number', () => write('packages/contract/src/tiers.ts', 'other')],
  ['a package', () => write('package-lock.json', '{ }')],
  [
    'a renamed file',
    () => renameSync(join(root, 'apps/web/index.html'), join(root, 'apps/web/landing.html')),
  ],
]

test.each(edits)('%s asks for a new build', (_, edit) => {
  edit()
  expect(hashWebSources(root)).not.toBe(before)
})

test('tests, packages and the last build do not', () => {
  write('apps/web/src/app/main.test.tsx', 'test')
  write('apps/web/node_modules/react/index.js', 'react')
  write('apps/web/dist/index.html', 'built')
  expect(hashWebSources(root)).toBe(before)
})
