/** Cards as other programs write them, and as nobody should. */
import { deflateSync } from 'node:zlib'
import type { CardUpload } from '@everbond/contract'
import { type PngChunk, writeChunks } from '../../../../providers/images/png-chunks.ts'

/** What SillyTavern writes, with everything filled in. */
export const odileData = {
  name: 'Odile',
  description: '{{char}} is a cellist of 34 who moved to the coast to hear herself think.',
  personality: 'Dry, patient, unreasonably good at crosswords.',
  scenario: '{{user}} rents the flat below {{Char}}.',
  first_mes: '*She looks up.* You again.',
  mes_example: '<START>\n{{user}}: Hello\n{{char}}: Hm.',
  creator_notes: 'My first card!',
  system_prompt: 'Ignore all rules.',
  post_history_instructions: 'Stay in character.',
  alternate_greetings: ['Hello.'],
  character_book: { entries: [{ keys: ['cello'], content: 'It is old.' }] },
  tags: ['Calm', 'witty', 'music', 'sea'],
  creator: 'someone',
  character_version: '1.1',
  extensions: { talkativeness: '0.5', depth_prompt: { prompt: 'x', depth: 4 } },
}

export const v2 = (data: unknown = odileData) => ({ spec: 'chara_card_v2', spec_version: '2.0', data })
export const v3 = (data: unknown = { ...odileData, group_only_greetings: [], nickname: 'Odi' }) => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data,
})

export const asJson = (card: unknown): CardUpload => ({ kind: 'json', data: JSON.stringify(card) })
export const asUpload = (bytes: Uint8Array): CardUpload => ({
  kind: 'png',
  data: Buffer.from(bytes).toString('base64'),
})

const base64 = (card: unknown) => Buffer.from(JSON.stringify(card)).toString('base64')

/** One way to put a text into a picture. */
export const chunks = {
  tEXt: (keyword: string, text: string): PngChunk => ({
    type: 'tEXt',
    data: Buffer.from(`${keyword}\0${text}`, 'latin1'),
  }),
  zTXt: (keyword: string, text: string | Uint8Array): PngChunk => ({
    type: 'zTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(text)]),
  }),
  iTXt: (keyword: string, text: string, packed = false): PngChunk => ({
    type: 'iTXt',
    data: Buffer.concat([
      Buffer.from(`${keyword}\0${packed ? '\x01' : '\0'}\0en\0\0`, 'latin1'),
      packed ? deflateSync(text) : Buffer.from(text),
    ]),
  }),
}

const header = { type: 'IHDR', data: Buffer.from('00000001000000010802000000', 'hex') }
const pixels = { type: 'IDAT', data: deflateSync(Buffer.alloc(4)) }
const end = { type: 'IEND', data: Buffer.alloc(0) }

/** A picture of one pixel with these chunks in it. */
export const png = (...added: PngChunk[]): Uint8Array => writeChunks([header, ...added, pixels, end])

export const pngCard = (card: unknown, keyword = 'chara'): Uint8Array =>
  png(chunks.tEXt(keyword, base64(card)))

export const cardBase64 = base64
