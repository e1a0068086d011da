/** Secrets of this installation, made at its first start (`secrets.json`, readable by its owner alone). */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Secrets = {
  /** Signs sessions and protects keys at rest. */
  auth: string
  /** Opens the sandbox's pages from elsewhere than this machine. */
  sandbox: string
  /** Signs the addresses of pictures. */
  addresses: string
  /** Names this installation's worker over its restarts. */
  installation: string
}

const make = (): Secrets => ({
  auth: randomBytes(32).toString('base64url'),
  sandbox: randomBytes(18).toString('base64url'),
  addresses: randomBytes(32).toString('base64url'),
  installation: randomBytes(9).toString('base64url'),
})

const readExisting = async (path: string): Promise<Partial<Secrets>> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Partial<Secrets>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${path} cannot be read; put the original back, or remove it to sign everybody out`, {
      cause: error,
    })
  }
}

/** Reads the secrets, adding those that an earlier version did not know. */
export const loadSecrets = async (dataDir: string): Promise<Secrets> => {
  // As root PostgreSQL is another user, who must pass through; what is secret is closed by itself.
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const path = join(dataDir, 'secrets.json')
  const existing = await readExisting(path)
  const secrets = { ...make(), ...existing }
  if (Object.keys(secrets).length !== Object.keys(existing).length) {
    const fresh = `${path}.new`
    await writeFile(fresh, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    await rename(fresh, path)
  }
  await chmod(path, 0o600)
  return secrets
}
