import type { Buffers } from './raster.ts'

/** Softens the stairs where forms meet, and a little along every hair; alpha included. */
export const smoothEdges = (b: Buffers, image: Uint8ClampedArray, hairPart: number) => {
  const { width, height, part } = b
  const source = Uint8ClampedArray.from(image)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const p = y * width + x
      const own = part[p]
      const [l, r, u, d] = [part[p - 1], part[p + 1], part[p - width], part[p + width]]
      const edge = l !== own || r !== own || u !== own || d !== own
      if (!edge && own !== hairPart) continue
      blend(source, image, p, width, edge ? 2 : 5)
    }
  }
}

/** The middle counts `weight` times, each neighbour once; colours by their alpha. */
const blend = (
  source: Uint8ClampedArray,
  image: Uint8ClampedArray,
  p: number,
  width: number,
  weight: number,
) => {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (const q of [p, p - 1, p + 1, p - width, p + width]) {
    const a = (source[q * 4 + 3] as number) * (q === p ? weight : 1)
    red += (source[q * 4] as number) * a
    green += (source[q * 4 + 1] as number) * a
    blue += (source[q * 4 + 2] as number) * a
    alpha += a
  }
  if (alpha === 0) return
  image[p * 4] = red / alpha
  image[p * 4 + 1] = green / alpha
  image[p * 4 + 2] = blue / alpha
  image[p * 4 + 3] = alpha / (weight + 4)
}
