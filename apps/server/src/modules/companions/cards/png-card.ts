/** A card in a picture: JSON as base64 in a text chunk. The picture itself is neither decoded nor kept. */
import { inflateSync } from 'node:zlib'
import { cardCaps } from '@everbond/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type PngChunk, PngError, readChunks, withChunks } from '../../../providers/images/png-chunks.ts'

const keywords = { v2: 'chara', v3: 'ccv3' } as const

/** Bytes of a chunk's text at most: base64 of the largest JSON. */
const maxText = Math.ceil(cardCaps.json / 3) * 4

const inflated = (bytes: Uint8Array): Uint8Array => {
  try {
    return inflateSync(bytes, { maxOutputLength: maxText })
  } catch (cause) {
    const isLong = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new AppError(isLong ? 'card.too_large' : 'card.unreadable', { cause })
  }
}

/** What follows the next zero byte, or nothing. */
const behindZero = (bytes: Uint8Array): Uint8Array => {
  const end = bytes.indexOf(0)
  return end < 0 ? new Uint8Array() : bytes.subarray(end + 1)
}

/** The text of a chunk behind its keyword, by the chunk's own form. */
const textOf = {
  tEXt: (rest: Uint8Array) => rest,
  zTXt: (rest: Uint8Array) => inflated(rest.subarray(1)),
  iTXt: (rest: Uint8Array) => {
    const text = behindZero(behindZero(rest.subarray(2)))
    return rest[0] === 1 ? inflated(text) : text
  },
} as const

const isText = (type: string): type is keyof typeof textOf => Object.hasOwn(textOf, type)

const findText = (chunks: readonly PngChunk[], keyword: string): Uint8Array | null => {
  const start = Buffer.from(`${keyword}\0`, 'latin1')
  for (const { type, data } of chunks) {
    const isIt = isText(type) && Buffer.compare(data.subarray(0, start.length), start) === 0
    if (isIt) return textOf[type](data.subarray(start.length))
  }
  return null
}

const fromBase64 = (bytes: Uint8Array): string => {
  if (bytes.byteLength > maxText) throw new AppError('card.too_large')
  try {
    const json = Uint8Array.fromBase64(Buffer.from(bytes).toString('latin1'))
    return new TextDecoder('utf-8', { fatal: true }).decode(json)
  } catch (cause) {
    throw new AppError('card.unreadable', { cause })
  }
}

const chunksOf = (png: Uint8Array): PngChunk[] => {
  try {
    return readChunks(png)
  } catch (cause) {
    if (cause instanceof PngError) throw new AppError('card.unreadable', { cause })
    throw cause
  }
}

/** The JSON text in a picture, of version 3 where it holds both. Throws errors of the catalogue. */
export const cardTextIn = (png: Uint8Array): string => {
  const chunks = chunksOf(png)
  const text = findText(chunks, keywords.v3) ?? findText(chunks, keywords.v2)
  if (text === null) throw new AppError('card.no_character')
  return fromBase64(text)
}

const cardChunk = (keyword: string, card: unknown): PngChunk => ({
  type: 'tEXt',
  data: Buffer.from(`${keyword}\0${Buffer.from(JSON.stringify(card)).toString('base64')}`, 'latin1'),
})

/** The picture with the card in both versions, for programs that know only one. */
export const withCard = (png: Uint8Array, cards: { v2: unknown; v3: unknown }): Uint8Array =>
  withChunks(png, [cardChunk(keywords.v2, cards.v2), cardChunk(keywords.v3, cards.v3)])
