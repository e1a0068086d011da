import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { ImageEngine, ImageRequest, RenderOptions } from '../providers/images/port.ts'
import { openFolderStorage } from '../providers/storage/folder/folder.storage.ts'
import type { Storage } from '../providers/storage/port.ts'

type Behaviour = (request: ImageRequest, options: RenderOptions) => Promise<void> | void

export type TestEngine = ImageEngine & {
  /** What was asked, in order. */
  asked: ImageRequest[]
  /** What the next renderings do before they answer; after these every rendering succeeds. */
  next: (...behaviours: Behaviour[]) => void
}

/** The smallest file that begins and ends like a JPEG. */
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

/** An engine that answers at once, or does what it is told. */
export const createTestEngine = (): TestEngine => {
  const asked: ImageRequest[] = []
  const behaviours: Behaviour[] = []
  return {
    id: 'test',
    kind: 'illustration',
    canNsfw: false,
    asked,
    next: (...more) => {
      behaviours.push(...more)
    },
    render: async (request, options) => {
      asked.push(request)
      await behaviours.shift()?.(request, options)
      return { bytes, contentType: 'image/jpeg', width: request.width, height: request.height }
    },
    check: async () => undefined,
    close: async () => undefined,
  }
}

/** A storage in a folder of its own; removed after the file's last test. */
export const createTestStorage = async (): Promise<Storage> => {
  const folder = await mkdtemp(join(tmpdir(), 'everbond-storage-'))
  const storage = await openFolderStorage({ folder })
  afterAll(async () => {
    await storage.close()
    await rm(folder, { recursive: true, force: true })
  })
  return storage
}
