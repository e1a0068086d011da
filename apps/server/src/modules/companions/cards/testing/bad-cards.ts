/** Files that are refused, each with the code and the field that say why. */
import { deflateSync } from 'node:zlib'
import type { CardUpload, ErrorCode } from '@everbond/contract'
import { asJson, asUpload, cardBase64, chunks, odileData, png, pngCard, v2, v3 } from './cards.ts'

const json = (data: string): CardUpload => ({ kind: 'json', data })
const changed = (change: (bytes: Buffer) => void): CardUpload => {
  const bytes = Buffer.from(pngCard(v2()))
  change(bytes)
  return asUpload(bytes)
}
const good = pngCard(v2())
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const withData = (text: string) => `{"spec":"chara_card_v2","data":{"name":"Eve","extensions":${text}}}`

export const badCards: [string, CardUpload, ErrorCode, string?][] = [
  ['no file at all', json(' '), 'card.unreadable'],
  ['a text', json('Once upon a time'), 'card.unreadable'],
  ['half of a JSON', json(JSON.stringify(v2()).slice(0, -9)), 'card.unreadable'],
  ['a list', json('[]'), 'card.unreadable'],
  ['nothing but null', json('null'), 'card.unreadable'],
  ['a number', json('7'), 'card.unreadable'],
  ['a card of version 1', asJson(odileData), 'card.unsupported'],
  ['a card of a version to come', asJson({ ...v3(), spec: 'chara_card_v9' }), 'card.unsupported'],
  ['a spec that every object has', asJson({ ...v3(), spec: 'constructor' }), 'card.unsupported'],
  ['a spec that is a list', asJson({ ...v3(), spec: ['chara_card_v3'] }), 'card.unsupported'],
  ['a card without data', asJson({ spec: 'chara_card_v2' }), 'card.invalid', 'data'],
  ['data that is a list', asJson(v2([])), 'card.invalid', 'data'],
  ['no name', asJson(v2({ ...odileData, name: undefined })), 'card.invalid', 'name'],
  ['a blank name', asJson(v2({ ...odileData, name: ' \n' })), 'card.invalid', 'name'],
  ['a name that is a list', asJson(v2({ ...odileData, name: ['Eve'] })), 'card.invalid', 'name'],
  ['a name that is an object', asJson(v2({ ...odileData, name: { toString: 1 } })), 'card.invalid', 'name'],
  ['a list for a text', asJson(v2({ ...odileData, description: ['a'] })), 'card.invalid', 'description'],
  ['a number for a text', asJson(v2({ ...odileData, scenario: 7 })), 'card.invalid', 'scenario'],
  ['a text for a list', asJson(v2({ ...odileData, tags: 'calm' })), 'card.invalid', 'tags'],
  ['a list of numbers', asJson(v2({ ...odileData, tags: [1] })), 'card.invalid', 'tags'],
  [
    'a name by way of __proto__',
    json('{"spec":"chara_card_v2","data":{"__proto__":{"name":"Eve"}}}'),
    'card.invalid',
    'name',
  ],
  [
    'data by way of __proto__',
    json('{"spec":"chara_card_v2","__proto__":{"data":{"name":"Eve"}}}'),
    'card.invalid',
    'data',
  ],
  [
    'a huge text',
    asJson(v2({ ...odileData, description: 'a '.repeat(20_000) })),
    'card.too_large',
    'description',
  ],
  [
    'a text that macros make huge',
    asJson(v2({ name: 'E'.repeat(60), scenario: '{{char}} '.repeat(2200) })),
    'card.too_large',
    'scenario',
  ],
  ['very many tags', asJson(v2({ ...odileData, tags: Array(30_000).fill('tag') })), 'card.too_large', 'tags'],
  ['a huge JSON', asJson(v2({ ...odileData, first_mes: 'a'.repeat(3_000_000) })), 'card.too_large'],
  ['10,000 lists in each other', json(withData(deep(10_000))), 'card.too_large'],
  ['10,000 lists that never end', json('['.repeat(10_000)), 'card.too_large'],
  ['a million values', json(withData(`[${'0,'.repeat(1_000_000)}0]`)), 'card.too_large'],
  ['no base64', { kind: 'png', data: '%%%' }, 'card.unreadable'],
  ['no PNG', asUpload(Buffer.from('GIF89a')), 'card.unreadable'],
  ['a JPEG', asUpload(Buffer.from([0xff, 0xd8, 0xff, 0xd9])), 'card.unreadable'],
  ['a picture cut off', asUpload(good.subarray(0, good.length - 20)), 'card.unreadable'],
  ['a picture cut off in its first chunk', asUpload(good.subarray(0, 20)), 'card.unreadable'],
  ['a wrong checksum', changed((bytes) => bytes.writeUInt8(bytes.readUInt8(60) ^ 1, 60)), 'card.unreadable'],
  ['a chunk that claims a gigabyte', changed((bytes) => bytes.writeUInt32BE(2 ** 30, 33)), 'card.unreadable'],
  ['a picture without a character', asUpload(png()), 'card.no_character'],
  ['a picture with other texts', asUpload(png(chunks.tEXt('Comment', 'hello'))), 'card.no_character'],
  [
    'a keyword that only begins alike',
    asUpload(png(chunks.tEXt('character', cardBase64(v2())))),
    'card.no_character',
  ],
  ['a chunk that is no base64', asUpload(png(chunks.tEXt('chara', '{"spec":1}'))), 'card.unreadable'],
  ['a chunk that is no UTF-8', asUpload(png(chunks.tEXt('chara', '/////w=='))), 'card.unreadable'],
  ['an empty chunk', asUpload(png(chunks.tEXt('ccv3', ''))), 'card.unreadable'],
  [
    'a packed chunk that is none',
    asUpload(png({ type: 'zTXt', data: Buffer.from('chara\0\0nonsense') })),
    'card.unreadable',
  ],
  ['a bomb of 200 MB', asUpload(png(chunks.zTXt('chara', Buffer.alloc(200_000_000)))), 'card.too_large'],
  [
    'a bomb in an international text',
    asUpload(png(chunks.iTXt('ccv3', 'A'.repeat(50_000_000), true))),
    'card.too_large',
  ],
  [
    'a bomb in a bomb',
    asUpload(png(chunks.zTXt('chara', deflateSync(Buffer.alloc(200_000_000))))),
    'card.unreadable',
  ],
  [
    'deep JSON in a picture',
    asUpload(png(chunks.zTXt('chara', Buffer.from(withData(deep(10_000))).toString('base64')))),
    'card.too_large',
  ],
  [
    'somebody of 16',
    asJson(v2({ ...odileData, description: 'She is 16 years old.' })),
    'safety.minor',
    'description',
  ],
  [
    'a school age',
    asJson(v2({ ...odileData, scenario: 'A high school sophomore.' })),
    'safety.minor',
    'scenario',
  ],
  [
    'an age beyond what there is room for',
    asJson(v2({ ...odileData, personality: `${'Kind. '.repeat(600)}She is 15 years old.` })),
    'safety.minor',
    'personality',
  ],
  ['an age in a tag', asJson(v2({ ...odileData, tags: ['music', 'loli'] })), 'safety.minor', 'tags'],
  [
    'a young age of our own',
    asJson(v2({ ...odileData, extensions: { everbond: { companion: { age: 17 } } } })),
    'companion.age_minimum',
    'age',
  ],
  [
    'an age in a text of our own',
    asJson(v2({ ...odileData, extensions: { everbond: { companion: { vibeEnergy: 'she is 14' } } } })),
    'safety.minor',
    'vibeEnergy',
  ],
]
