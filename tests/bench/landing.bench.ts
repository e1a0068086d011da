/** What the landing page weighs beside the smallest page that React can make. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { run, VITE } from '../../scripts/tools.ts'
import { ROOT } from '../support/server.ts'
import { report } from './report.ts'

const dist = join(ROOT, 'apps/web/dist')
const zippedKb = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length / 1000
const fileKb = (path: string): number => zippedKb(readFileSync(join(dist, path)))
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const html = readFileSync(join(dist, 'landing.html'), 'utf8')
const linked = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, path]) => path ?? '')
const scripts = [
  ...linked(/<script[^>]+src="([^"]+)"/g),
  ...linked(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g),
]
const styles = linked(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)

/** Built with the same tool as the product, in the same run. */
const emptyReactPage = async (): Promise<number> => {
  const folder = join(ROOT, '.cache/bench-empty-react')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
  )
  writeFileSync(
    join(folder, 'main.js'),
    "import { createElement } from 'react'\nimport { createRoot } from 'react-dom/client'\ncreateRoot(document.getElementById('root')).render(createElement('p', null, 'empty'))\n",
  )
  const { code, output } = await run({
    args: [VITE(), 'build', '--logLevel', 'error'],
    cwd: folder,
    isQuiet: true,
  })
  if (code !== 0) throw new Error(output)
  const built = join(folder, 'dist')
  const assets = readdirSync(join(built, 'assets')).map((name) => join(built, 'assets', name))
  const kb = sum([join(built, 'index.html'), ...assets].map((path) => zippedKb(readFileSync(path))))
  rmSync(folder, { recursive: true })
  return kb
}

const reference = await emptyReactPage()
const htmlKb = zippedKb(html)
const scriptKb = sum(scripts.map(fileKb))
report(
  [
    { name: 'HTML and JavaScript, gzip', value: htmlKb + scriptKb, unit: 'kB', target: 60 },
    { name: 'HTML', value: htmlKb, unit: 'kB' },
    { name: `JavaScript (${scripts.length} files)`, value: scriptKb, unit: 'kB' },
    { name: `styles (${styles.length} files)`, value: sum(styles.map(fileKb)), unit: 'kB' },
  ],
  { name: `an empty React page (${Math.round(reference)} kB)`, value: reference },
)
