import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainFrame, toPng } from './png.ts'
import { isPng, PngError, readChunks, withChunks, writeChunks } from './png-chunks.ts'

const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta><?xpacket end="w"?>'
const jpeg = () =>
  sharp({ create: { width: 20, height: 30, channels: 3, background: '#a86' } })
    .withXmp(xmp)
    .jpeg()
    .toBuffer()

test('a picture stays the same picture and keeps its marks', async () => {
  const before = await jpeg()
  const png = await toPng(before)
  expect(isPng(png)).toBe(true)
  expect(String((await sharp(png).metadata()).xmp)).toContain('x:xmpmeta')
  expect(readChunks(png)[1]?.type).toBe('iTXt')
  expect(await sharp(png).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
})

test('a frame stands where there is no picture', async () => {
  const frame = await plainFrame()
  expect(await sharp(frame).metadata()).toMatchObject({ format: 'png', width: 256, height: 364 })
  expect(frame.byteLength).toBeLessThan(2000)
})

test('chunks come back as they were written, and the picture with them', async () => {
  const added = { type: 'tEXt', data: Buffer.from('key\0value') }
  const png = withChunks(await plainFrame(), [added])
  expect(readChunks(png)[1]).toEqual({ type: 'tEXt', data: added.data })
  expect(Buffer.from(writeChunks(readChunks(png)))).toEqual(Buffer.from(png))
  await sharp(png).raw().toBuffer()
})

test('what follows the end is not looked at', async () => {
  const frame = await plainFrame()
  expect(readChunks(Buffer.concat([frame, Buffer.from('anything')]))).toEqual(readChunks(frame))
})

const damaged = async (change: (bytes: Buffer) => Buffer | undefined) => {
  const bytes = Buffer.from(await plainFrame())
  return change(bytes) ?? bytes
}

test.each<[string, (bytes: Buffer) => Buffer | undefined]>([
  ['no PNG file', () => Buffer.from('GIF89a')],
  ['nothing', () => Buffer.alloc(0)],
  ['a file without an end', (bytes) => bytes.subarray(0, -12)],
  ['a file that ends in a chunk', (bytes) => bytes.subarray(0, -20)],
  ['a chunk that claims a gigabyte', (bytes) => void bytes.writeUInt32BE(2 ** 30, 33)],
  ['a chunk that claims all that can be said', (bytes) => void bytes.writeUInt32BE(2 ** 32 - 1, 33)],
  ['a wrong checksum', (bytes) => void bytes.writeUInt8(bytes.readUInt8(29) ^ 1, 29)],
  ['a chunk without a name', (bytes) => void bytes.write('\0\0\0\0', 37, 'latin1')],
  ['a file without a header', (bytes) => Buffer.concat([bytes.subarray(0, 8), bytes.subarray(33)])],
  [
    'a file of ever more chunks',
    (bytes) => {
      const [header, ...rest] = readChunks(bytes)
      const more = Array.from({ length: 10_000 }, () => ({ type: 'tEXt', data: Buffer.alloc(0) }))
      return Buffer.from(writeChunks([...(header ? [header] : []), ...more, ...rest]))
    },
  ],
])('%s is refused', async (_, change) => {
  const bytes = await damaged(change)
  expect(() => readChunks(bytes)).toThrow(PngError)
})
