import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withAiMark } from './ai-mark.ts'

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()

test('an illustration says that rules made it, and stays the same picture', async () => {
  const jpeg = await picture()
  const marked = Buffer.from(withAiMark(jpeg, 'illustration'))
  const { xmp } = await sharp(marked).metadata()
  expect(String(xmp)).toContain('digitalsourcetype/algorithmicMedia"')
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
})

test('a photograph-like picture says that a trained model made it', async () => {
  const { xmp } = await sharp(Buffer.from(withAiMark(await picture(), 'photograph'))).metadata()
  expect(String(xmp)).toContain('digitalsourcetype/trainedAlgorithmicMedia"')
})

test('anything but a JPEG is refused', () => {
  expect(() => withAiMark(new Uint8Array([1, 2, 3]), 'illustration')).toThrow('not a JPEG')
})
