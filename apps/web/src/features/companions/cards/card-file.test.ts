// @vitest-environment happy-dom
import { cardCaps } from '@everbond/contract'
import { expect, it } from 'vitest'
import { readCardFile, withoutPixels } from './card-file.ts'

const chunk = (name: string, data: number[]): number[] => [
  ...[0, 0, 0, data.length],
  ...[...name].map((letter) => letter.charCodeAt(0)),
  ...data,
  ...[1, 2, 3, 4],
]
const png = (...chunks: number[][]) =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...chunks.flat()])
const header = chunk('IHDR', [9])
const text = chunk('tEXt', [7, 7])
const end = chunk('IEND', [])

it('leaves the picture on this device', async () => {
  const whole = png(header, chunk('IDAT', [5, 5, 5]), text, chunk('eXIf', [8]), end)
  expect(withoutPixels(whole)).toEqual(png(header, text, end))
  const { kind, data } = await readCardFile(new File([whole], 'card.png'))
  expect([kind, Uint8Array.fromBase64(data)]).toEqual(['png', png(header, text, end)])
})

it.each([
  ['no end', png(header, text)],
  ['a chunk longer than the file', png(header, [0, 0, 1, 0, ...text.slice(4)])],
  ['nothing behind its name', png()],
])('sends a picture with %s as it is, for the server to refuse', (_, broken) => {
  expect(withoutPixels(broken)).toBe(broken)
})

it.each([
  ['JSON that is too long', `{"a":"${'x'.repeat(cardCaps.json)}"}`, 'This character card is too large.'],
  ['another kind of file', 'GIF89a', 'Choose a PNG or a JSON file.'],
])('refuses %s without sending it', async (_, content, message) => {
  await expect(readCardFile(new File([content], 'card'))).rejects.toThrow(message)
})

it('takes JSON as its text, whatever its file is called', async () => {
  expect(await readCardFile(new File(['\uFEFF {"spec":"é"}'], 'card.txt'))).toEqual({
    kind: 'json',
    data: ' {"spec":"é"}',
  })
})
