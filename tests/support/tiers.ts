import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from './server.ts'

/** Gives somebody a tier, as an operator does at the command line. */
export const grantTier = async (
  dataDir: string,
  { email, tier }: { email: string; tier: string },
): Promise<void> => {
  const entry = join(ROOT, 'apps/server/src/main.ts')
  await promisify(execFile)(
    process.execPath,
    [entry, 'users', 'grant-tier', email, tier, '--reason', 'test'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } },
  )
}
