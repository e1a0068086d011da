import pg from 'pg'
import { attachOrStartEmbedded } from '../../apps/server/src/providers/database/embedded/embedded.database.ts'

/** Speaks SQL with the database of a running server, from outside of it. */
export const openDatabase = async (dataDir: string): Promise<pg.Client> => {
  const { directUrl } = await attachOrStartEmbedded({ dataDir, purpose: 'test' })
  const client = new pg.Client({ connectionString: directUrl, application_name: 'everbond test' })
  // A server that is killed takes its database, and this connection, with it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
