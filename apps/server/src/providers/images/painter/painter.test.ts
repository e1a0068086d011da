import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { ImageEngineError, type ImageRequest } from '../port.ts'
import { createPainter } from './painter.ts'

const request = (change: Partial<ImageRequest> = {}): ImageRequest => ({
  identity: 'a-companion',
  variation: 'first',
  style: 'realistic',
  prompt: 'in a library, smiling',
  appearance: {
    name: 'Ines',
    description: null,
    age: 34,
    skinTone: null,
    bodyDescription: null,
    hairDescription: 'short bob',
    eyesDescription: null,
    clothingStyle: null,
    specialFeatures: null,
    vibeEnergy: null,
  },
  nsfw: false,
  width: 512,
  height: 728,
  ...change,
})
const small = (change: Partial<ImageRequest> = {}) => request({ width: 96, height: 136, ...change })
const open = () => ({ signal: new AbortController().signal })
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the painter', () => {
  const painter = createPainter()
  afterAll(() => painter.close())

  test('paints a JPEG of the size asked for, while the event loop goes on', async () => {
    let turns = 0
    let done = false
    const count = () => {
      turns++
      if (!done) setImmediate(count)
    }
    setImmediate(count)
    const shares: number[] = []
    const image = await painter.render(request(), { ...open(), onProgress: (share) => shares.push(share) })
    done = true
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 728 })
    expect(image).toMatchObject({ contentType: 'image/jpeg', width: 512, height: 728 })
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(turns).toBeGreaterThan(50)
  })

  test('paints the same request alike, and another variation otherwise', async () => {
    const [first, again, other] = await Promise.all([
      painter.render(small(), open()),
      painter.render(small(), open()),
      painter.render(small({ variation: 'second' }), open()),
    ])
    expect(digest(again.bytes)).toBe(digest(first.bytes))
    expect(digest(other.bytes)).not.toBe(digest(first.bytes))
  })

  test('gives up what is aborted, running or waiting, and goes on with the rest', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()]
    const aborted = painter.render(request(), { signal: running.signal, onProgress: () => running.abort() })
    const never = painter.render(small(), { signal: waiting.signal })
    const kept = painter.render(small(), open())
    waiting.abort()
    const isAbort = { name: 'AbortError' }
    await Promise.all([
      expect(aborted).rejects.toMatchObject(isAbort),
      expect(never).rejects.toMatchObject(isAbort),
    ])
    expect((await kept).bytes.length).toBeGreaterThan(500)
    await expect(painter.render(small(), { signal: running.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  test('refuses a size that it cannot paint', async () => {
    await expect(painter.render(request({ width: 9000 }), open())).rejects.toMatchObject({ retryable: false })
  })
})

describe('a worker that dies', () => {
  test('fails its picture as one to try again, and the next one gets a worker of its own', async () => {
    const source = `import { parentPort } from 'node:worker_threads'
      parentPort.on('message', ({ id, request }) => {
        if (request.prompt === 'die') process.exit(3)
        parentPort.postMessage({ id, kind: 'done', bytes: new Uint8Array([1]) })
        parentPort.postMessage({ kind: 'ready' })
      })`
    const painter = createPainter({
      workerUrl: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
      idleMs: 1,
    })
    const lost = await painter.render(small({ prompt: 'die' }), open()).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(ImageEngineError)
    expect(lost).toMatchObject({ retryable: true })
    expect((await painter.render(small(), open())).bytes).toEqual(new Uint8Array([1]))
    const closing = painter.render(small(), open())
    await Promise.all([expect(closing).rejects.toBeInstanceOf(ImageEngineError), painter.close()])
    await expect(painter.check(open().signal)).rejects.toBeInstanceOf(ImageEngineError)
  })
})
