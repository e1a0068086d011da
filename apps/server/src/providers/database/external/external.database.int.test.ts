import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../platform/database/test-database.ts'
import { databaseSuite } from '../suite.ts'
import { connectExternal } from './external.database.ts'

const { url } = await testDatabase({ empty: true })

databaseSuite('external database', () => connectExternal({ url }))

test('an address where nobody listens is named without its password', async () => {
  const nowhere = 'postgresql://me:secret@127.0.0.1:9/everbond?password=secret'
  await expect(connectExternal({ url: nowhere })).rejects.toThrow(
    /^The database at postgresql:\/\/me@127.0.0.1:9\/everbond \(DATABASE_URL\) cannot be reached/,
  )
})

test('a direct address that hears nothing is found out at start', async () => {
  // Notifications stay within one database, so another one behaves as a transaction pooler does.
  const elsewhere = inject('testClusterUrl')
  await expect(connectExternal({ url, directUrl: elsewhere, notifyDeadlineMs: 300 })).rejects.toThrow(
    /Set DATABASE_DIRECT_URL to the address of the server itself/,
  )
})

test('a PostgreSQL older than 15 is refused with its version', async () => {
  const old = await oldServer()
  await expect(connectExternal({ url: old })).rejects.toThrow(
    /is PostgreSQL 14\.9; Everbond needs 15 or newer/,
  )
})

/** Speaks just enough of PostgreSQL's protocol to claim an old version. */
async function oldServer(): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isGreeted = false
    socket.on('data', (data) => {
      if (!isGreeted) {
        isGreeted = true
        socket.write(Buffer.concat([message('R', int32(0)), READY]))
      } else if (data[0] === 0x51) socket.write(Buffer.concat([...VERSION_ROW, READY]))
      else if (data[0] === 0x58) socket.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The old server has no port.')
  return `postgresql://me@127.0.0.1:${address.port}/everbond`
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const int16 = (value: number) => int32(value).subarray(2)

const message = (type: string, body: Buffer) =>
  Buffer.concat([Buffer.from(type), int32(body.length + 4), body])

const READY = message('Z', Buffer.from('I'))

const column = (name: string, type: number) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(type), int16(-1), int32(-1), int16(0)])

const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])

const VERSION_ROW = [
  message(
    'T',
    Buffer.concat([int16(3), column('number', 23), column('version', 25), column('encoding', 25)]),
  ),
  message('D', Buffer.concat([int16(3), value('140009'), value('14.9'), value('UTF8')])),
  message('C', Buffer.from('SELECT 1\0')),
]
