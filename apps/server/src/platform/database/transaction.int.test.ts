import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'
import { transaction } from './transaction.ts'

const { db } = await testDatabase({ empty: true })

beforeEach(async () => {
  await db.execute(sql`drop table if exists pets`)
  await db.execute(sql`create table pets (name text primary key)`)
})

const names = async () =>
  (await db.execute<{ name: string }>(sql`select name from pets order by name`)).rows.map(({ name }) => name)

test('what a use case wrote is there when it answers', async () => {
  const answer = await transaction(db, async (tx) => {
    await tx.execute(sql`insert into pets values ('Rex')`)
    return 'done'
  })
  expect(answer).toBe('done')
  expect(await names()).toEqual(['Rex'])
})

test('a use case that fails leaves nothing behind and its error reaches the caller', async () => {
  const failed = transaction(db, async (tx) => {
    await tx.execute(sql`insert into pets values ('Rex')`)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await names()).toEqual([])
})

test('a part that fails inside can be given up alone', async () => {
  await transaction(db, async (tx) => {
    await tx.execute(sql`insert into pets values ('Rex')`)
    const part = transaction(tx, (inner) => inner.execute(sql`insert into pets values ('Rex')`))
    await expect(part).rejects.toThrow()
    await tx.execute(sql`insert into pets values ('Bella')`)
  })
  expect(await names()).toEqual(['Bella', 'Rex'])
})

test('the isolation asked for is the one that holds', async () => {
  const level = await transaction(
    db,
    async (tx) => (await tx.execute(sql`show transaction_isolation`)).rows[0],
    { isolation: 'serializable' },
  )
  expect(level).toEqual({ transaction_isolation: 'serializable' })
})
