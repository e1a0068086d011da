/** The chunks of a PNG file, read and written without looking at a pixel. */
import { crc32 } from 'node:zlib'

export type PngChunk = { type: string; data: Uint8Array }

/** Why bytes are no PNG file. */
export class PngError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PngError'
  }
}

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length, type and checksum. */
const frame = 12
const maxChunks = 10_000

export const isPng = (bytes: Uint8Array): boolean =>
  Buffer.compare(bytes.subarray(0, signature.length), signature) === 0

const readChunk = (file: Buffer, at: number): PngChunk => {
  if (at + frame > file.length) throw new PngError('the file ends too early')
  const length = file.readUInt32BE(at)
  // Compared with what is there before anything is made of it: a chunk may claim any length.
  if (length > file.length - at - frame) throw new PngError('a chunk is longer than the file')
  const type = file.toString('latin1', at + 4, at + 8)
  if (!/^[A-Za-z]{4}$/.test(type)) throw new PngError('a chunk has no name')
  const checksum = file.readUInt32BE(at + 8 + length)
  if (crc32(file.subarray(at + 4, at + 8 + length)) !== checksum)
    throw new PngError('a chunk has the wrong checksum')
  return { type, data: file.subarray(at + 8, at + 8 + length) }
}

/** Every chunk to the end mark; what follows that is not looked at. Throws `PngError`. */
export const readChunks = (bytes: Uint8Array): PngChunk[] => {
  if (!isPng(bytes)) throw new PngError('not a PNG file')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: PngChunk[] = []
  for (let at = signature.length; chunks.at(-1)?.type !== 'IEND'; ) {
    if (chunks.length >= maxChunks) throw new PngError('too many chunks')
    const chunk = readChunk(file, at)
    if (chunks.length === 0 && chunk.type !== 'IHDR') throw new PngError('the header is missing')
    chunks.push(chunk)
    at += frame + chunk.data.length
  }
  return chunks
}

const chunkBytes = ({ type, data }: PngChunk): Uint8Array => {
  const bytes = Buffer.alloc(frame + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

/** A PNG file of these chunks. */
export const writeChunks = (chunks: readonly PngChunk[]): Uint8Array =>
  Buffer.concat([signature, ...chunks.map(chunkBytes)])

/** The file with further chunks right behind its header. Throws `PngError`. */
export const withChunks = (png: Uint8Array, added: readonly PngChunk[]): Uint8Array => {
  const [header, ...rest] = readChunks(png)
  return writeChunks(header === undefined ? [] : [header, ...added, ...rest])
}
