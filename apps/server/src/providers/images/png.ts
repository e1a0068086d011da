/** Pictures as PNG, for files that carry texts beside the picture. */
import { type PngChunk, withChunks } from './png-chunks.ts'

/** XMP stands in an iTXt chunk: keyword, not packed, no language, no translated keyword, the packet. */
const xmpChunk = (xmp: Uint8Array): PngChunk => ({
  type: 'iTXt',
  data: Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), xmp]),
})

/** The same picture as PNG. Its XMP comes along, and with it the mark that says what made it. */
export const toPng = async (picture: Uint8Array): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  const { xmp } = await sharp(picture).metadata()
  const png = await sharp(picture).png().toBuffer()
  return xmp ? withChunks(png, [xmpChunk(xmp)]) : png
}

const ground = '#291c1c'
const line = '#8a736d'

/** An empty frame, for somebody without a picture. */
export const plainFrame = async (): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp')
  const [top, bottom, left, right] = [2, 2, 2, 2]
  return sharp({ create: { width: 252, height: 360, channels: 3, background: ground } })
    .extend({ top, bottom, left, right, background: line })
    .png({ palette: true })
    .toBuffer()
}
