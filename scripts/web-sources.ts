import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The public pages' numbers come from the contract, so its sources count as the web's. */
const FOLDERS = ['apps/web', 'packages/contract/src']
const SKIPPED = /^(node_modules|dist)$|\.test\.tsx?$/

/** Stands for everything that the built web is made of: names and contents of its sources, and the packages' versions. */
export function hashWebSources(root: string): string {
  const paths = FOLDERS.flatMap((folder) => filesIn(join(root, folder)))
  const hash = createHash('sha256')
  for (const path of [join(root, 'package-lock.json'), ...paths]) {
    const content = readFileSync(path)
    hash.update(`${relative(root, path)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })
}
