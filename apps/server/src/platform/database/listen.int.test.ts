import { expect, onTestFinished, test } from 'vitest'
import { type Listener, type ListenerOptions, notify, openListener } from './listen.ts'
import { testDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

const { db, pool, url } = await testDatabase({ empty: true })

async function opened(options: Partial<ListenerOptions> = {}): Promise<Listener> {
  const listener = await openListener({ directUrl: url, ...options })
  onTestFinished(() => listener.close())
  return listener
}

/** What a channel said, to be waited for. */
async function hear(listener: Listener, channel: string) {
  const heard: string[] = []
  let waiting: { count: number; resolve: (texts: string[]) => void } | undefined
  const stop = await listener.listen(channel, (payload) => {
    heard.push(payload)
    if (waiting && heard.length >= waiting.count) waiting.resolve(heard)
  })
  const until = (count: number) =>
    new Promise<string[]>((resolve) => {
      waiting = { count, resolve }
      if (heard.length >= count) resolve(heard)
    })
  return { until, stop }
}

test('a notification leaves when its transaction commits, and never when it rolls back', async () => {
  const pets = await hear(await opened(), 'pets')
  await transaction(db, async (tx) => {
    await notify(tx, { channel: 'pets', payload: 'lost' })
    throw new Error('no')
  }).catch(() => undefined)
  await transaction(db, (tx) => notify(tx, { channel: 'pets', payload: 'Rex' }))
  expect(await pets.until(1)).toEqual(['Rex'])
})

test('channels are heard apart, by several handlers, until each stops', async () => {
  const listener = await opened()
  const [one, two, other] = [
    await hear(listener, 'pets'),
    await hear(listener, 'pets'),
    await hear(listener, 'plants'),
  ]
  await notify(db, { channel: 'pets', payload: 'Rex' })
  expect([await one.until(1), await two.until(1)]).toEqual([['Rex'], ['Rex']])
  one.stop()
  await notify(db, { channel: 'pets', payload: 'Bella' })
  await notify(db, { channel: 'plants', payload: 'fern' })
  expect(await two.until(2)).toEqual(['Rex', 'Bella'])
  expect(await other.until(1)).toEqual(['fern'])
  expect(await one.until(1)).toEqual(['Rex'])
})

test('a lost connection is told, opened again and hears every channel as before', async () => {
  const lost = Promise.withResolvers<Error>()
  const back = Promise.withResolvers<void>()
  let ready = 0
  const listener = await opened({
    onLost: lost.resolve,
    onReady: () => {
      ready += 1
      if (ready === 2) back.resolve()
    },
  })
  const pets = await hear(listener, 'pets')
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'everbond listener' and datname = current_database()`)
  await lost.promise
  await back.promise
  await notify(db, { channel: 'pets', payload: 'Rex' })
  expect(await pets.until(1)).toEqual(['Rex'])
})

test('a handler that throws is reported and stops nobody else', async () => {
  const reported = Promise.withResolvers<unknown>()
  const listener = await opened({ onHandlerError: reported.resolve })
  await listener.listen('pets', () => {
    throw new Error('handler')
  })
  const pets = await hear(listener, 'pets')
  await notify(db, { channel: 'pets', payload: 'Rex' })
  expect(await pets.until(1)).toEqual(['Rex'])
  expect(await reported.promise).toEqual(new Error('handler'))
})

test('what would not fit or not be heard is refused at once', async () => {
  const listener = await opened()
  await expect(notify(db, { channel: 'pets', payload: 'é'.repeat(4000) })).rejects.toThrow(/send an id/)
  await expect(listener.listen('Pets; drop', () => undefined)).rejects.toThrow(/no channel name/)
  await expect(openListener({ directUrl: 'postgresql://me@127.0.0.1:9/everbond' })).rejects.toThrow(
    /ECONNREFUSED/,
  )
})
