import type { Buffers } from './raster.ts'

type HairBuffers = { grain: Float32Array; cover: Float32Array }

/** Closes the pinholes between strands: where scalp shows between two hairs, the nearer hair goes on. */
export const closeGaps = (
  b: Buffers,
  { grain, cover }: HairBuffers,
  hairPart: number,
  isGap: (pixel: number) => boolean,
  reach: number,
) => {
  const { width, height, part } = b
  const gaps: number[] = []
  for (let p = width * reach; p < width * (height - reach); p++) {
    if (part[p] !== hairPart && isGap(p)) gaps.push(p)
  }
  const found: [gap: number, hair: number][] = []
  for (const gap of gaps) {
    const hair = nearest(part, hairPart, gap, 1, reach) ?? nearest(part, hairPart, gap, width, reach)
    if (hair !== null) found.push([gap, hair])
  }
  for (const [gap, hair] of found) {
    part[gap] = hairPart
    b.depth[gap] = b.depth[hair] as number
    b.normal.copyWithin(gap * 3, hair * 3, hair * 3 + 3)
    b.place.copyWithin(gap * 3, hair * 3, hair * 3 + 3)
    grain[gap] = (grain[hair] as number) - 0.15
    cover[gap] = 1
  }
}

/** The nearer of two hairs on both sides of a place; none when one side is open. */
const nearest = (part: Uint8Array, hairPart: number, from: number, step: number, reach: number) => {
  const look = (way: number) => {
    for (let k = 1; k <= reach; k++) if (part[from + way * k] === hairPart) return k
    return null
  }
  const before = look(-step)
  const after = look(step)
  if (before === null || after === null) return null
  return before <= after ? from - step * before : from + step * after
}
