/** A folder of small JSON files, one a record: what the sandboxes keep across restarts. */
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

export type JsonFolder<T> = {
  /** Stores a record and answers its id; ids rise with time. Older records beyond `keep` go. */
  add: (record: T) => Promise<string>
  /** Null where there is none. */
  read: (id: string) => Promise<T | null>
  /** Newest first. */
  ids: () => Promise<string[]>
}

export type JsonFolderOptions<T> = {
  folder: string
  /** How many records stay. */
  keep: number
  /** Throws where a file does not hold a record. */
  parse: (value: unknown) => T
  now?: () => number
}

const idPattern = /^\d{15}-[0-9a-f]{8}$/

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const writeDurably = async (path: string, content: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Opens the folder, making it where it does not exist. Several processes may share one. */
export const openJsonFolder = async <T>(options: JsonFolderOptions<T>): Promise<JsonFolder<T>> => {
  const { folder, keep, parse, now = Date.now } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let last = 0
  const pathOf = (id: string) => join(folder, `${id}.json`)

  const ids = async () => {
    const names = await readdir(folder)
    return names
      .flatMap((name) =>
        name.endsWith('.json') && idPattern.test(name.slice(0, -5)) ? [name.slice(0, -5)] : [],
      )
      .sort()
      .reverse()
  }

  // A clock that was set back must not put a new record among the old ones.
  const [newest] = await ids()
  if (newest !== undefined) last = Number(newest.slice(0, 15))

  return {
    ids,
    add: async (record) => {
      last = Math.max(now(), last + 1)
      const id = `${String(last).padStart(15, '0')}-${randomBytes(4).toString('hex')}`
      const unfinished = `${pathOf(id)}.unfinished`
      try {
        await writeDurably(unfinished, JSON.stringify(record))
        await rename(unfinished, pathOf(id))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      const surplus = (await ids()).slice(keep)
      await Promise.all(surplus.map((old) => rm(pathOf(old), { force: true })))
      return id
    },
    read: async (id) => {
      if (!idPattern.test(id)) return null
      try {
        return parse(JSON.parse(await readFile(pathOf(id), 'utf8')))
      } catch (error) {
        if (isMissing(error)) return null
        throw new Error(`The sandbox cannot read its own file ${pathOf(id)}; delete it to go on`, {
          cause: error,
        })
      }
    },
  }
}
