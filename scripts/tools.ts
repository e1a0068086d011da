import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The repository. */
export const ROOT = dirname(import.meta.dirname)

const require = createRequire(import.meta.url)

/** The file behind a package's command (`bin`), so that it runs on this very Node and not on the PATH's. */
export function commandOf({ name, bin }: { name: string; bin: string }): string {
  return join(ROOT, 'node_modules', name, bin)
}

export const VITE = () => join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js')

export interface Run {
  /** Arguments for this Node. */
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** Keep the output instead of passing it on. */
  isQuiet?: boolean
}

export interface RunResult {
  code: number
  output: string
  seconds: number
}

/** Runs a program on this Node to its end; Ctrl-C and SIGTERM reach it too. */
export function run({ args, cwd = ROOT, env = {}, isQuiet = false }: Run): Promise<RunResult> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, args, {
    cwd,
    // Kept output is read in logs, too: no colours in it.
    env: { ...process.env, ...(isQuiet ? { NO_COLOR: '1' } : {}), ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', forward)
      process.off('SIGINT', forward)
      resolve({ code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 })
    })
  })
}
