import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopOrphan } from '../../apps/server/src/providers/database/embedded/orphan.ts'
import { findHome } from '../../apps/server/src/providers/database/embedded/place.ts'

/** A new data folder that PostgreSQL's system user can pass through. */
export const newDataDir = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'everbond-e2e-'))
  chmodSync(folder, 0o711)
  return folder
}

/** Removes a data folder, after ending the PostgreSQL that a killed server may have left in it. */
export const removeDataDir = async (folder: string): Promise<void> => {
  const home = findHome(folder)
  await stopOrphan(join(home, 'cluster'))
  rmSync(home, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
