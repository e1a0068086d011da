import { openDatabase } from './database.ts'

/** Any number that nothing else locks. */
const HOLD = 20_261_121

/** Runs `work` while no picture is begun to be painted; those that wait go on afterwards. */
export const withHeldPainters = async (dataDir: string, work: () => Promise<void>): Promise<void> => {
  const database = await openDatabase(dataDir)
  await database.query(`select pg_advisory_lock(${HOLD})`)
  await database.query(`
    create or replace function hold_painters() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${HOLD}); return new; end $$;
    create or replace trigger hold_painters before update of state on images
    for each row when (new.state = 'rendering') execute function hold_painters()`)
  try {
    await work()
  } finally {
    await database.query(`select pg_advisory_unlock(${HOLD})`)
    await database.query('drop trigger hold_painters on images')
    await database.end()
  }
}
