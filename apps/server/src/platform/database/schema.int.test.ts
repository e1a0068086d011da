import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

const { db } = await testDatabase()

/** Look-ups whose purpose is to be unique over everybody, and what belongs to nobody. */
const overEverybody = ['user_identities', 'schema_migrations', 'auth_*'] as const

const isNamed = (table: string) =>
  overEverybody.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : table === name))

const { rows: tables } = await db.execute<{ table: string; columns: string[] }>(sql`
  select table_name as "table", array_agg(column_name::text) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`)

const { rows: keys } = await db.execute<{
  table: string
  key: string
  primary: boolean
  columns: string[]
}>(sql`
  select t.relname as "table", i.relname as key, x.indisprimary as "primary",
    array(select attname::text from pg_attribute where attrelid = t.oid and attnum = any (x.indkey)) as columns
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = 'public' and x.indisunique order by 1, 2`)

const owned = tables.filter(({ table }) => !isNamed(table))

test('every table belongs to a user or stands in the list of those that do not', () => {
  expect(owned.length).toBeGreaterThan(8)
  expect(owned.filter(({ columns }) => !columns.includes('user_id')).map(({ table }) => table)).toEqual([])
})

test.each(owned)('$table has a primary key, and user_id in every unique key', ({ table }) => {
  const own = keys.filter((key) => key.table === table)
  expect(own.filter(({ primary }) => primary)).toHaveLength(1)
  expect(own.filter(({ columns }) => !columns.includes('user_id')).map(({ key }) => key)).toEqual([])
})

test('every name in the list of exceptions is still needed', () => {
  const unused = overEverybody.filter(
    (name) =>
      !tables.some(
        ({ table }) => table === name || (name.endsWith('*') && table.startsWith(name.slice(0, -1))),
      ),
  )
  expect(unused).toEqual([])
})

test('what belongs to a user goes with him, but for the audit log', async () => {
  const { rows } = await db.execute<{ table: string }>(sql`
    select conrelid::regclass::text as "table" from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`)
  const cascading = new Set(rows.map(({ table }) => table))
  const through = new Set(['users', 'audit_log', 'credit_entries'])
  expect(
    owned.map(({ table }) => table).filter((table) => !cascading.has(table) && !through.has(table)),
  ).toEqual([])
})
