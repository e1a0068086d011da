/** A way to the database that counts the statements which a test's pool sends on it. */
import { connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Messages of the protocol that run a statement: a simple query, and the execution of a prepared one. */
const running = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)))

/** Reads whole messages off a client's stream; the first one, its greeting, has no type. */
const createCounter = (onStatement: () => void) => {
  let rest = Buffer.alloc(0)
  let greeted = false
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = greeted ? 1 : 0
      if (rest.length < head + 4) return
      const length = head + rest.readUInt32BE(head)
      if (rest.length < length) return
      if (greeted && running.has(rest[0] ?? 0)) onStatement()
      greeted = true
      rest = rest.subarray(length)
    }
  }
}

const openTarget = (url: URL): Socket => {
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return folder?.startsWith('/')
    ? connect({ path: `${folder}/.s.PGSQL.${port}` })
    : connect({ host: url.hostname, port })
}

/** Answers an address that leads through the proxy, and how many statements have gone through it. */
export const startCountingProxy = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let statements = 0
  const server = createServer((client) => {
    const upstream = openTarget(target)
    const count = createCounter(() => {
      statements += 1
    })
    client.on('data', count)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.searchParams.delete('port')
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return { url: url.href, statements: () => statements }
}
