import { expect, it } from 'vitest'
import { imageSource } from './image-source.rules.ts'

const origin = 'https://everbond.example'
const read = (reference: string | null | undefined) => imageSource(reference, origin)

it.each([
  ['ab', 'image-lab-ab'],
  ['ab.jpeg', 'image-lab-ab'],
  ['ab.tiff', 'image-lab-ab'],
  ['image-lab-ab.webp', 'image-lab-ab'],
  ['companion_c1_1_ab', 'companion_c1_1_ab'],
  ['companion_c1_1_ab.png', 'companion_c1_1_ab'],
])('takes %s, without :// and leading /, for the id %s', (reference, id) => {
  expect(read(reference)).toEqual({ kind: 'id', id })
})

it.each([
  '/api/secure-image/companion_c1_1_ab',
  '/api/secure-image/companion_c1_1_ab.png',
  '/api/secure-image/companion_c1_1_ab?w=800',
  '/api/secure-image/companion%5Fc1_1_ab',
  'https://everbond.example/api/secure-image/companion_c1_1_ab',
])("fetches what the product's own proxy path %s names by its id", (reference) => {
  expect(read(reference)).toEqual({ kind: 'id', id: 'companion_c1_1_ab' })
})

it.each([
  ['a blob', 'blob:https://everbond.example/1'],
  ['our signed address', '/api/signed-image/companion_c1_1_ab?user=u&expires=1&signature=s'],
  ['signed storage', 'https://s3.example/x?X-Amz-Signature=1'],
  ['signed storage', 'https://storage.example/x?X-Goog-Signature=1'],
  ['signed storage', 'https://blob.example/x?sv=1&sig=1'],
  ['signed storage', 'https://cdn.example/x?Expires=1&Signature=1'],
  ['a placeholder', 'https://via.placeholder.com/150'],
  ['a placeholder', 'https://example.com/placeholder/3x4'],
  ['a file', 'https://cdn.example/a.webp'],
  ['a file', 'http://cdn.example/a.JPEG?v=2'],
  ['a file', 'https://cdn.example/a.gif'],
])('shows %s as it is: %s', (_, src) => {
  expect(read(src)).toEqual({ kind: 'address', src })
})

it.each([
  null,
  undefined,
  '',
  '/etc/passwd',
  '/uploads/a.png',
  '//evil.example/api/secure-image/companion_c1_1_ab',
  '/api/secure-image/companion_c1_1_ab/image?slot=2',
  '/api/signed-image/companion_c1_1_ab',
  'javascript://x/a.png',
  'ftp://example.com/a.png',
  'https://example.com/page',
  'https://other.example/api/secure-image/companion_c1_1_ab',
  'http://',
])('shows nothing for %s', (reference) => {
  expect(read(reference)).toEqual({ kind: 'none' })
})

it('survives a path that is encoded wrongly', () => {
  expect(read('/api/secure-image/companion_%')).toEqual({ kind: 'id', id: 'companion_%' })
})
