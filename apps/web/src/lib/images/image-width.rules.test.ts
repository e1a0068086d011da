import { expect, it } from 'vitest'
import { widthFor } from './image-width.rules.ts'

it.each([
  [142, 1, 400],
  [200, 2, 400],
  [201, 2, 800],
  [390, 2, 800],
  [390, 3, 1200],
  [500, 3, 1600],
  [900, 3, 1600],
  [0, 1, 400],
])('covers %i px at %i device pixels with %i', (layout, devicePixels, width) => {
  expect(widthFor({ layout, devicePixels })).toBe(width)
})
