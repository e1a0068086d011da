/** The real server as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const ROOT = join(import.meta.dirname, '../..')

/** Generous: the first start makes a database, on a machine that may be busy. */
const START_DEADLINE_MS = 120_000
const STOP_DEADLINE_MS = 30_000

export interface ServerOptions {
  dataDir: string
  /** The same over restarts, so that open pages find it again; a free one where it is left out. */
  port?: number
  env?: Record<string, string>
  /** What is run instead of this Node with the server's entry, such as npm's own command. */
  command?: { file: string; args: string[] }
}

const ENTRY = { file: process.execPath, args: [join(ROOT, 'apps/server/src/main.ts'), 'serve'] }

export interface RunningServer {
  /** Such as `http://localhost:41234`. */
  origin: string
  port: number
  pid: number
  /** Milliseconds from the start of the process until it said that it answers. */
  readyMs: number
  /** Everything that it has printed so far. */
  output: () => string
  /** As a crash: nothing is closed, nothing is said. */
  kill: () => Promise<void>
  /** As an operator's Ctrl-C; answers the exit code. */
  stop: () => Promise<number | null>
}

/** A port that nobody listens on now. */
export const freePort = async (): Promise<number> => {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

/** Starts the server and waits until it says that it answers. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { dataDir, port, env = {}, command = ENTRY } = options
  const chosen = port ?? (await freePort())
  const startedAt = performance.now()
  const child = spawn(command.file, command.args, {
    cwd: ROOT,
    // npm passes no signal on to what it starts: a group of its own gets them all, as by a terminal's Ctrl-C.
    detached: command !== ENTRY,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'),
      DATA_DIR: dataDir,
      PORT: String(chosen),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      RATE_LIMIT_FACTOR: '100',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const exited = once(child, 'exit')
  // npm may be gone before what it started: only then does nobody write to its output any more.
  const closed = once(child, 'close')
  await readiness({ child, lines, exited })
  const readyMs = performance.now() - startedAt
  const { pid } = child
  if (pid === undefined) throw new Error('the server has no pid')
  const signal = (name: 'SIGTERM' | 'SIGKILL') =>
    command === ENTRY ? child.kill(name) : process.kill(-pid, name)
  return {
    origin: `http://localhost:${chosen}`,
    port: chosen,
    pid,
    readyMs,
    output: () => lines.join('\n'),
    kill: async () => {
      signal('SIGKILL')
      await exited
    },
    stop: async () => {
      const late = setTimeout(() => signal('SIGKILL'), STOP_DEADLINE_MS)
      signal('SIGTERM')
      await closed
      clearTimeout(late)
      return child.exitCode
    },
  }
}

const readiness = ({
  child,
  lines,
  exited,
}: {
  child: ChildProcess
  lines: string[]
  exited: Promise<unknown>
}): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(late)
      reject(new Error(`The server ${reason}:\n${lines.join('\n')}`))
    }
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`did not get ready in ${START_DEADLINE_MS / 1000} s`)
    }, START_DEADLINE_MS)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        if (!line.includes('Everbond answers at')) return
        clearTimeout(late)
        resolve()
      })
    }
    exited.then(
      () => fail('ended before it was ready'),
      (error: unknown) => fail(`could not be started (${String(error)})`),
    )
  })
