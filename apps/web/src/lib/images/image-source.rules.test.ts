import { expect, it } from 'vitest'
import { imageSource } from './image-source.rules.ts'

it('takes a reference without :// and leading / for an id', () => {
  expect(imageSource('companion_c1_1_ab.png')).toEqual({ kind: 'id', id: 'companion_c1_1_ab' })
  expect(imageSource('ab')).toEqual({ kind: 'id', id: 'image-lab-ab' })
})

it("fetches the product's own paths by their id", () => {
  expect(imageSource('/api/secure-image/companion_c1_1_ab')).toEqual({
    kind: 'id',
    id: 'companion_c1_1_ab',
  })
})

it.each(['blob:http://here/1', 'https://s3.example/x?X-Amz-Signature=1', 'https://cdn.example/a.webp'])(
  'shows %s as it is',
  (src) => {
    expect(imageSource(src)).toEqual({ kind: 'address', src })
  },
)

it.each([null, '', '/etc/passwd', 'javascript://x/a.png', 'https://example.com/page'])(
  'shows nothing for %s',
  (reference) => {
    expect(imageSource(reference)).toEqual({ kind: 'none' })
  },
)
