import { deflateSync } from 'node:zlib'
import { cardCaps } from '@everbond/contract'
import { expect, test } from 'vitest'
import { ownValue, parseCardJson } from './card-json.rules.ts'
import { cardTextIn } from './png-card.ts'
import { png } from './testing/cards.ts'

test('brackets, commas and quotes inside of texts do not count', () => {
  const text = { a: '[{,"\\'.repeat(cardCaps.values), b: ['\\"]', '\\'] }
  expect(parseCardJson(JSON.stringify(text))).toEqual(text)
})

test('a mark of byte order before the JSON is passed over', () => {
  expect(parseCardJson('\uFEFF{"a":1}')).toEqual({ a: 1 })
})

test('as deep and as many as is allowed is allowed', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  expect(() => parseCardJson(nested(cardCaps.depth))).not.toThrow()
  expect(() => parseCardJson(nested(cardCaps.depth + 1))).toThrow('too large')
  expect(() => parseCardJson(`[${'0,'.repeat(cardCaps.values - 1)}0]`)).not.toThrow()
  expect(() => parseCardJson(`[${'0,'.repeat(cardCaps.values)}0]`)).toThrow('too large')
})

test('nothing is read that an object inherits', () => {
  for (const key of ['constructor', '__proto__', 'toString']) expect(ownValue({}, key)).toBeUndefined()
  expect(ownValue(JSON.parse('{"__proto__":{"name":"Eve"}}'), 'name')).toBeUndefined()
  expect([ownValue(null, 'a'), ownValue('text', 'length')]).toEqual([undefined, undefined])
})

test('a bomb is left before it has unfolded', () => {
  const bomb = {
    type: 'zTXt',
    data: Buffer.concat([Buffer.from('chara\0\0'), deflateSync(Buffer.alloc(5e7))]),
  }
  expect(() => cardTextIn(png(bomb))).toThrow(
    expect.objectContaining({
      code: 'card.too_large',
      cause: expect.objectContaining({ code: 'ERR_BUFFER_TOO_LARGE' }),
    }),
  )
})
