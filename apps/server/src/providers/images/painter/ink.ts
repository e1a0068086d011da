import type { Buffers } from './raster.ts'

/** Draws contour lines where one form ends before another, into an RGBA picture of the figure. */
export const drawInk = (b: Buffers, image: Uint8ClampedArray, hairPart: number) => {
  const { width, height } = b
  const reach = Math.max(1, Math.round(width / 512))
  const source = Uint8ClampedArray.from(image)
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const p = y * width + x
      const part = b.part[p] as number
      if (part === 0) continue
      let edge = 0
      for (const q of [p - reach, p + reach, p - reach * width, p + reach * width]) {
        const other = b.part[q] as number
        const step = (b.depth[p] as number) - (b.depth[q] as number)
        if (other === 0) edge = Math.max(edge, 0.75)
        else if (other !== part) edge = Math.max(edge, step < 0.02 ? 0.55 : 0.25)
        else if (part === hairPart) edge = Math.max(edge, step < -0.1 ? Math.min(0.32, -step * 1.8) : 0)
        else if (step < -0.07) edge = Math.max(edge, Math.min(0.65, -step * 4))
      }
      if (edge === 0) continue
      for (let k = 0; k < 3; k++) {
        const own = source[p * 4 + k] as number
        image[p * 4 + k] = own * (1 - edge) + own * own * edge * 0.0011 * (k === 0 ? 1.25 : 1)
      }
    }
  }
}
