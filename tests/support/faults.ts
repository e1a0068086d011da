import { openDatabase } from './database.ts'

/** Runs `work` while the server cannot find one of its tables; what needs it fails for real. */
export const withoutTable = async (
  { dataDir, table }: { dataDir: string; table: string },
  work: () => Promise<void>,
): Promise<void> => {
  const database = await openDatabase(dataDir)
  await database.query(`alter table ${table} rename to ${table}_away`)
  try {
    await work()
  } finally {
    await database.query(`alter table ${table}_away rename to ${table}`)
    await database.end()
  }
}
