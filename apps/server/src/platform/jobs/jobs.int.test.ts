import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { transaction } from '../database/transaction.ts'
import { createLogger } from '../logger/logger.ts'
import { defineJob, type JobHandler, startJobs } from './jobs.ts'

const { db, url } = await testDatabase()
const paint = defineJob<{ n: number }>({ name: 'test.paint', expireInSeconds: 30, retryLimit: 2 })
const jobs = await startJobs({
  directUrl: url,
  logger: createLogger({ level: 'silent' }),
  definitions: [paint],
})
afterAll(() => jobs.close())

const send = (n: number) => transaction(db, (tx) => jobs.send(tx, paint, { n }))

const countOf = async (n: number): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${paint.name} and data ->> 'n' = ${String(n)}`,
  )
  return rows[0]?.count ?? 0
}

/** Runs the queue in a second process's place, until the handler says that it is done. */
const workUntil = async (
  handle: (data: { n: number }, done: () => void) => ReturnType<JobHandler<object>>,
) => {
  const worker = await startJobs({
    directUrl: url,
    logger: createLogger({ level: 'silent' }),
    definitions: [paint],
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await worker.work(paint, { concurrency: 1, handle: (data) => handle(data, resolve) })
  await promise
  await worker.close()
}

test('the queue can be asked', async () => {
  await expect(jobs.check()).resolves.toBeUndefined()
})

test('a job whose transaction rolls back does not exist', async () => {
  const attempt = transaction(db, async (tx) => {
    await jobs.send(tx, paint, { n: 1 })
    throw new Error('later')
  })
  await expect(attempt).rejects.toThrow('later')
  expect(await countOf(1)).toBe(0)
})

test('a job is there when its transaction commits, and no sooner', async () => {
  await transaction(db, async (tx) => {
    await jobs.send(tx, paint, { n: 2 })
    expect(await countOf(2)).toBe(0)
  })
  expect(await countOf(2)).toBe(1)
})

test('jobs run in another process, a failed one again', async () => {
  await send(3)
  const tries: number[] = []
  await workUntil(async ({ n }, done) => {
    tries.push(n)
    if (n !== 3) return
    if (tries.filter((each) => each === 3).length === 1) throw new Error('the first try fails')
    done()
  })
  expect(tries.filter((n) => n === 3)).toHaveLength(2)
})

test('a backlog is worked off without a pause', async () => {
  const waiting = [10, 11, 12, 13, 14, 15]
  await transaction(db, async (tx) => {
    for (const n of waiting) await jobs.send(tx, paint, { n })
  })
  const done: number[] = []
  const started = performance.now()
  await workUntil(async ({ n }, end) => {
    done.push(n)
    if (waiting.every((each) => done.includes(each))) end()
  })
  expect(done.filter((n) => waiting.includes(n))).toEqual(waiting)
  // One job for each look at the queue would take two seconds each.
  expect(performance.now() - started).toBeLessThan(waiting.length * 2000 - 2000)
})
