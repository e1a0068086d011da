/** A chosen file as the server takes it. The picture of a card stays here: only its text chunks are sent. */
import { type CardUpload, cardCaps } from '@everbond/contract'
import { texts } from './texts.ts'

/** A file that need not be sent to be refused. */
export class CardFileError extends Error {}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const kept = new Set(['IHDR', 'tEXt', 'zTXt', 'iTXt', 'IEND'])
/** Length, name and checksum around a chunk's data. */
const frame = 12

const nameOf = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at + 4, at + 8))

/** The same file without its pixels; a file that is not as it should be stays whole, for the server to say why. */
export const withoutPixels = (png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const parts: Uint8Array<ArrayBuffer>[] = [png.subarray(0, signature.length)]
  let name = ''
  for (let at = signature.length; name !== 'IEND'; ) {
    if (at + frame > png.length) return png
    const next = at + frame + view.getUint32(at)
    if (next > png.length) return png
    name = nameOf(png, at)
    if (kept.has(name)) parts.push(png.subarray(at, next))
    at = next
  }
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const asBase64 = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(new Blob([bytes]))
  })

/** Enough to look into a picture of any camera; beyond it nothing is even opened. */
const largestFile = 64_000_000

/** Throws `CardFileError` with a text for the person who chose it. */
export const readCardFile = async (file: File): Promise<CardUpload> => {
  if (file.size > largestFile) throw new CardFileError(texts.tooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (signature.every((byte, at) => bytes[at] === byte)) {
    const card = withoutPixels(bytes)
    if (card.length > cardCaps.png) throw new CardFileError(texts.tooLarge)
    return { kind: 'png', data: await asBase64(card) }
  }
  if (bytes.length > cardCaps.json) throw new CardFileError(texts.tooLarge)
  const data = new TextDecoder().decode(bytes)
  if (!data.trimStart().startsWith('{')) throw new CardFileError(texts.noCard)
  return { kind: 'json', data }
}
