import { attachOrStartEmbedded, type EmbeddedOptions, startEmbedded } from './embedded/embedded.database.ts'
import { connectExternal } from './external/external.database.ts'
import type { RunningDatabase } from './port.ts'

export interface DatabaseOptions extends Omit<EmbeddedOptions, 'kind' | 'settings'> {
  /** Set: use this PostgreSQL. Not set: start the embedded one in `dataDir`. */
  databaseUrl?: string | undefined
  databaseDirectUrl?: string | undefined
}

/** For the server: owns the embedded database of its data folder, or checks the external one. */
export function openDatabase(options: DatabaseOptions): Promise<RunningDatabase> {
  return external(options) ?? startEmbedded(options)
}

/** For the command line: joins the database of the running server, or starts it for as long as the command takes. */
export function attachOrStart(options: DatabaseOptions): Promise<RunningDatabase> {
  return external(options) ?? attachOrStartEmbedded(options)
}

function external({ databaseUrl, databaseDirectUrl }: DatabaseOptions): Promise<RunningDatabase> | null {
  return databaseUrl ? connectExternal({ url: databaseUrl, directUrl: databaseDirectUrl }) : null
}
