import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openListener } from '../../platform/database/listen.ts'
import { OLDEST_MAJOR, type RunningDatabase } from './port.ts'
import { databaseReport } from './report.ts'

/** What every driver of the database port must do. */
export function databaseSuite(name: string, open: () => Promise<RunningDatabase>): void {
  describe(name, () => {
    let database: RunningDatabase

    beforeAll(async () => {
      database = await open()
    })
    afterAll(() => database.close())

    test('is a PostgreSQL that the migrations can rely on', async () => {
      const report = await databaseReport(database)
      expect(Number.parseInt(report.version, 10)).toBeGreaterThanOrEqual(OLDEST_MAJOR)
      expect(report.connections.max).toBeGreaterThanOrEqual(60)
      expect(report.sizeBytes).toBeGreaterThan(0)
    })

    test('keeps text of every script and sorts it by code point', async () => {
      const rows = await query<{ text: string }>(
        database.url,
        `select text from unnest(array['é', 'b', 'Z', '日本', '👩‍🎨']) as text order by text collate "C"`,
      )
      expect(rows.map(({ text }) => text)).toEqual(['Z', 'b', 'é', '日本', '👩‍🎨'])
    })

    test('hears on its direct address what is said on the pooled one', async () => {
      const listener = await openListener({ directUrl: database.directUrl })
      const heard = new Promise<string>((resolve) => void listener.listen('suite', resolve))
      await query(database.url, `select pg_notify('suite', 'hello')`)
      expect(await heard).toBe('hello')
      await listener.close()
    })

    test('tells where it is without a password', () => {
      expect(database.place).not.toContain('secret')
      expect(database.place.length).toBeGreaterThan(5)
    })
  })
}

async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}
