import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Lays `.br` and `.gz` beside what shrinks, so that the server never compresses while someone waits. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'everbond:precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true })
      const shrinking = files.filter((file) => /\.(js|css|svg)$/.test(file))
      await Promise.all(shrinking.map((file) => compress(join(folder, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const source = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(source, { params })),
    writeFile(`${file}.gz`, await zip(source, { level: 9 })),
  ])
}
