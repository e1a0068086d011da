import { open, rm } from 'node:fs/promises'

/** Makes what happened to the names in a folder survive a loss of power. */
export const syncFolder = async (folder: string): Promise<void> => {
  // Windows opens no folders; its file system keeps names by a journal of its own.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a new file for its owner only, to the disk and not just to its cache. */
export const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
