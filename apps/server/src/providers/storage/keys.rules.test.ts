import { expect, test } from 'vitest'
import { assertFile, assertPrefix, contentTypeOf } from './keys.rules.ts'
import { maxFileBytes, StorageError } from './port.ts'

const user = '0b7e1f0a-5d3c-4b52-9a53-0f6f4b1c2d3e'

test.each([
  [`images/${user}/${user}.jpg`, 'image/jpeg'],
  ['images/u1/img_1.png', 'image/png'],
  ['images/u1/a.webp', 'image/webp'],
])('%s is %s', (key, expected) => {
  expect(contentTypeOf(key)).toBe(expected)
})

test.each([
  '',
  '.',
  '..',
  'a.jpg',
  '/etc/a.jpg',
  'images/../a.jpg',
  'images/./a.jpg',
  'images//a.jpg',
  'images/u1/../../a.jpg',
  'images/..\\..\\a.jpg',
  'images\\u1\\a.jpg',
  'images/%2e%2e/a.jpg',
  'images/u1/.jpg',
  'images/u1/.hidden.jpg',
  'images/u1/a.b.jpg',
  'images/u1/a.jpg/',
  'images/u1/a.jpg/b.jpg',
  'images/u1/a.jpg\u0000',
  'images/u1/a.jpg\n',
  'images/u1/A.jpg',
  'images/ü/a.jpg',
  'images/u1/a',
  'images/u1/a.svg',
  'images/u1/a.html',
  `images/${'x'.repeat(101)}/a.jpg`,
  `${'a/'.repeat(9)}a.jpg`,
  'c:/images/a.jpg',
  'images/u1/constructor.constructor',
])('%j is no key', (key) => {
  expect(() => contentTypeOf(key)).toThrow(StorageError)
})

test.each(['images/', `images/${user}/`])('%s is a prefix', (prefix) => {
  expect(() => assertPrefix(prefix)).not.toThrow()
})

test.each([
  '',
  '/',
  'images',
  'images/u1',
  '../',
  'images/../',
  './',
  'images//',
  '.unfinished/',
  'images/*/',
])('%j is no prefix', (prefix) => {
  expect(() => assertPrefix(prefix)).toThrow(StorageError)
})

test('a file is what its ending says, neither empty nor too large', () => {
  const file = { key: 'images/u1/a.jpg', bytes: new Uint8Array(1), contentType: 'image/jpeg' }
  expect(() => assertFile(file)).not.toThrow()
  expect(() => assertFile({ ...file, contentType: 'image/png' })).toThrow(/image\/jpeg, not image\/png/)
  expect(() => assertFile({ ...file, bytes: new Uint8Array(0) })).toThrow(/empty/)
  expect(() => assertFile({ ...file, bytes: new Uint8Array(maxFileBytes + 1) })).toThrow(/at most/)
})
