/** Development: the server restarts when its files change, the web is replaced in the open page. One address for both. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, VITE } from './tools.ts'

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1
const address = `http://localhost:${port}`

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', 'serve'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(serverPort), PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? address },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(process.execPath, [VITE(), '--port', String(port), '--strictPort', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'apps', 'web'),
    env: { ...process.env, EVERBOND_SERVER: `http://127.0.0.1:${serverPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
]

let isEnding = false
const end = (signal: NodeJS.Signals) => {
  isEnding = true
  for (const child of children) child.kill(signal)
}
process.on('SIGINT', () => end('SIGTERM'))
process.on('SIGTERM', () => end('SIGTERM'))
for (const child of children) {
  child.once('exit', (code) => {
    if (isEnding) return
    process.exitCode = code ?? 1
    end('SIGTERM')
  })
}
console.log(`Everbond, for development: ${address}`)
