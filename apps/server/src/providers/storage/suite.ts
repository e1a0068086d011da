/** What every storage driver must do. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Storage, StorageError } from './port.ts'

export type StorageBench = {
  /** Another driver on the same place, as after a restart or in another process. */
  open: () => Promise<Storage>
  close: () => Promise<void>
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const large = (fill: number) => new Uint8Array(3_000_000).fill(fill)

export const describeStorage = (name: string, start: () => Promise<StorageBench>): void => {
  describe(`${name} as storage`, () => {
    let bench: StorageBench
    let storage: Storage

    beforeEach(async () => {
      bench = await start()
      storage = await bench.open()
    })

    afterEach(async () => {
      await storage.close()
      await bench.close()
    })

    const put = (key: string, text: string) => storage.put(key, bytesOf(text), 'image/jpeg')
    const get = async (key: string) => {
      const file = await storage.get(key)
      return file === null ? null : new TextDecoder().decode(file.body)
    }

    test('a file comes back as it was put', async () => {
      const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)
      await storage.put('images/u1/a.webp', bytes, 'image/webp')
      const file = await storage.get('images/u1/a.webp')
      expect(file).toMatchObject({ size: 1000, contentType: 'image/webp' })
      expect(Buffer.compare(file?.body ?? new Uint8Array(), bytes)).toBe(0)
    })

    test('a file that was never put is null', async () => {
      expect(await storage.get('images/u1/none.jpg')).toBeNull()
      await put('images/u1/a.jpg', 'a')
      expect(await storage.get('images/u1/none.jpg')).toBeNull()
    })

    test('a later file takes the place of an earlier one', async () => {
      await put('images/u1/a.jpg', 'a longer first one')
      await put('images/u1/a.jpg', 'second')
      expect(await get('images/u1/a.jpg')).toBe('second')
    })

    test('files are there after a restart', async () => {
      await put('images/u1/a.jpg', 'a')
      await storage.close()
      storage = await bench.open()
      expect(await get('images/u1/a.jpg')).toBe('a')
    })

    test('readers see one file or the other while it is replaced, never half of one', async () => {
      await storage.put('images/u1/a.png', large(1), 'image/png')
      const other = await bench.open()
      let writing = true
      const writer = async () => {
        for (let turn = 0; turn < 8; turn++)
          await storage.put('images/u1/a.png', large(1 + (turn % 2)), 'image/png')
        writing = false
      }
      const reader = async () => {
        let read = 0
        while (writing) {
          const file = await other.get('images/u1/a.png')
          expect(file?.size).toBe(3_000_000)
          expect(new Set(file?.body).size).toBe(1)
          read++
        }
        return read
      }
      const [, read] = await Promise.all([writer(), reader()])
      expect(read).toBeGreaterThan(0)
      await other.close()
    })

    test('a deleted file is gone, the others stay, and deleting twice is as good as once', async () => {
      await put('images/u1/a.jpg', 'a')
      await put('images/u1/b.jpg', 'b')
      await storage.delete('images/u1/a.jpg')
      await storage.delete('images/u1/a.jpg')
      await storage.delete('images/u9/a.jpg')
      expect(await get('images/u1/a.jpg')).toBeNull()
      expect(await get('images/u1/b.jpg')).toBe('b')
    })

    test('a prefix takes its own files and no neighbour of a similar name', async () => {
      for (const key of ['images/u1/a.jpg', 'images/u1/b.jpg', 'images/u10/a.jpg', 'images/u2/a.jpg'])
        await put(key, key)
      await storage.deletePrefix('images/u1/')
      await storage.deletePrefix('images/u1/')
      expect(await get('images/u1/a.jpg')).toBeNull()
      expect(await get('images/u1/b.jpg')).toBeNull()
      expect(await get('images/u10/a.jpg')).toBe('images/u10/a.jpg')
      expect(await get('images/u2/a.jpg')).toBe('images/u2/a.jpg')
    })

    test('files can be put where a prefix was deleted, also at the same moment', async () => {
      await put('images/u1/a.jpg', 'a')
      await storage.deletePrefix('images/u1/')
      await put('images/u1/a.jpg', 'again')
      expect(await get('images/u1/a.jpg')).toBe('again')
      const keys = Array.from({ length: 60 }, (_, index) => `images/u1/n${index}.jpg`)
      let writing = true
      const writer = async () => {
        for (const key of keys) await put(key, key)
        writing = false
      }
      const deleter = async () => {
        while (writing) await storage.deletePrefix('images/u1/')
      }
      await Promise.all([writer(), deleter(), deleter()])
      for (const key of keys) expect([null, key]).toContain(await get(key))
    })

    test.each(['../a.jpg', 'images/../../a.jpg', '/etc/a.jpg', 'images/u1/a.sh', ''])(
      '%j is refused by every method',
      async (key) => {
        await expect(put(key, 'a')).rejects.toThrow(StorageError)
        await expect(storage.get(key)).rejects.toThrow(StorageError)
        await expect(storage.delete(key)).rejects.toThrow(StorageError)
        await expect(storage.deletePrefix(key)).rejects.toThrow(StorageError)
      },
    )

    test('a content type that its ending does not say is refused', async () => {
      await expect(storage.put('images/u1/a.jpg', bytesOf('a'), 'text/html')).rejects.toThrow(StorageError)
    })

    test('its check passes, and not once the caller has given up', async () => {
      await storage.check(AbortSignal.timeout(10_000))
      await expect(storage.check(AbortSignal.abort())).rejects.toThrow(StorageError)
    })
  })
}
