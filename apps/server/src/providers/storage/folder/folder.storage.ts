/** Files in a folder of this machine. Several processes may share it. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertFile, assertPrefix, contentTypeOf } from '../keys.rules.ts'
import { type Storage, StorageError } from '../port.ts'
import { syncFolder, writeDurably } from './durable-file.ts'

// No key begins with a dot, so nothing here can be asked for.
const unfinishedFolder = '.unfinished'

const maxAttempts = 20

/** Milliseconds after which nobody can still be working on what lies in the folder of unfinished files. */
const abandonedAfter = 60 * 60 * 1000

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'

/** Lets pass that another call has deleted what was there. */
const unlessGone = (error: unknown): void => {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** The folders in which the names of `from`, of `to` and of all between stand. */
const parentsOf = ({ from, to }: { from: string; to: string }): string[] => {
  const parents = [dirname(to)]
  for (let path = dirname(to); path.length >= from.length; path = dirname(path)) parents.push(dirname(path))
  return parents
}

const failed = (what: string, error: unknown): StorageError =>
  error instanceof StorageError
    ? error
    : new StorageError(`${what} (${codeOf(error)})`, { retryable: true, cause: error })

/** What a killed process left behind. */
const sweep = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(unlessGone)
    if (found && Date.now() - found.mtimeMs > abandonedAfter) await rm(path, { recursive: true, force: true })
  }
}

/** Opens the folder, making it where it does not exist. Throws `StorageError` where it cannot be used. */
export const openFolderStorage = async (options: { folder: string }): Promise<Storage> => {
  const root = options.folder
  const unfinished = join(root, unfinishedFolder)
  const pathOf = (key: string) => join(root, ...key.split('/'))
  const newUnfinished = () => join(unfinished, randomUUID())

  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    await sweep(unfinished)
  } catch (error) {
    throw failed(`The storage folder ${root} cannot be used`, error)
  }

  /** Gives a finished file its name. Readers see the old one or the new one, whole. */
  const place = async (from: string, to: string): Promise<void> => {
    const changed = new Set([dirname(to)])
    for (let attempt = 1; ; attempt++) {
      try {
        const first = await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        for (const folder of first === undefined ? [] : parentsOf({ from: first, to })) changed.add(folder)
        await rename(from, to)
        break
      } catch (error) {
        // Another call may delete the folder between the two steps.
        if (codeOf(error) !== 'ENOENT' || attempt === maxAttempts) throw error
      }
    }
    for (const folder of changed) await syncFolder(folder).catch(unlessGone)
  }

  return {
    id: 'folder',
    put: async (key, bytes, contentType) => {
      assertFile({ key, bytes, contentType })
      const path = newUnfinished()
      try {
        await writeDurably(path, bytes)
        await place(path, pathOf(key))
      } catch (error) {
        await rm(path, { force: true })
        throw failed('The file could not be stored', error)
      }
    },
    get: async (key) => {
      const contentType = contentTypeOf(key)
      try {
        const body = await readFile(pathOf(key))
        return { body, size: body.byteLength, contentType }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null
        throw failed('The file could not be read', error)
      }
    },
    delete: async (key) => {
      contentTypeOf(key)
      const path = pathOf(key)
      try {
        await unlink(path)
        await syncFolder(dirname(path))
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw failed('The file could not be deleted', error)
      }
    },
    deletePrefix: async (prefix) => {
      assertPrefix(prefix)
      const path = pathOf(prefix.slice(0, -1))
      const gone = newUnfinished()
      try {
        // Out of sight at once, then away at leisure.
        await rename(path, gone)
        await syncFolder(dirname(path))
        await rm(gone, { recursive: true, force: true })
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw failed('The files could not be deleted', error)
      }
    },
    check: async (signal) => {
      const path = newUnfinished()
      try {
        signal.throwIfAborted()
        await writeDurably(path, new Uint8Array(1))
        await readFile(path, { signal })
      } catch (error) {
        throw failed(`The storage folder ${root} cannot be used`, error)
      } finally {
        await rm(path, { force: true })
      }
    },
    close: async () => undefined,
  }
}
