import { add, type Camera, normalize, scale, type Turned, type Vec3 } from './geometry.ts'
import type { Strand } from './hair-shape.ts'
import type { Buffers } from './raster.ts'

/** Draws strands into the buffers: `place` becomes the strand's direction, with its grain in `grain`
 * and in `cover` how much of what lies under it it hides. */
export const drawStrands = (
  b: Buffers,
  camera: Camera,
  turned: Turned,
  strands: readonly Strand[],
  part: number,
  grain: Float32Array,
  cover: Float32Array,
) => {
  for (const strand of strands) {
    const world = strand.points.map(turned.point)
    const last = world.length - 1
    for (let i = 0; i < last; i++) {
      const from = world[i]
      const to = world[i + 1]
      const normal = strand.normals[i]
      if (!from || !to || !normal) continue
      if (isBehind(b, camera, from) && isBehind(b, camera, to)) continue
      const direction = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
      const half = (strand.width((i + 0.5) / last) * camera.unit) / 2
      drawSegment(
        b,
        camera,
        from,
        to,
        Math.max(0.62, half),
        turned.direction(normal),
        direction,
        part,
        strand.grain,
        grain,
        cover,
        strand.cover((i + 0.5) / last),
      )
    }
  }
}

/** Well behind what is drawn already: most of the far side's hair. */
const isBehind = (b: Buffers, camera: Camera, place: Vec3) => {
  const [x, y] = camera.project(place)
  if (x < 0 || y < 0 || x >= b.width || y >= b.height) return false
  return place[2] + 0.12 < (b.depth[(y | 0) * b.width + (x | 0)] as number)
}

const drawSegment = (
  b: Buffers,
  camera: Camera,
  from: Vec3,
  to: Vec3,
  half: number,
  normal: Vec3,
  direction: Vec3,
  part: number,
  tone: number,
  grain: Float32Array,
  cover: Float32Array,
  covers: number,
) => {
  const [ax, ay] = camera.project(from)
  const [bx, by] = camera.project(to)
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy || 1e-6
  const length = Math.sqrt(square)
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx) - half))
  const maxX = Math.min(b.width - 1, Math.floor(Math.max(ax, bx) + half))
  const minY = Math.max(0, Math.ceil(Math.min(ay, by) - half))
  const maxY = Math.min(b.height - 1, Math.floor(Math.max(ay, by) + half))
  const across: Vec3 = [-dy / length, -dx / length, 0]
  for (let y = minY; y <= maxY; y++) {
    for (let x = minX; x <= maxX; x++) {
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square))
      const ox = x - ax - dx * t
      const oy = y - ay - dy * t
      if (ox * ox + oy * oy > half * half) continue
      const off = (oy * dx - ox * dy) / length / half
      const z = from[2] + (to[2] - from[2]) * t + half * 0.004 * (1 - off * off)
      const p = y * b.width + x
      if (z <= (b.depth[p] as number)) continue
      b.depth[p] = z
      b.part[p] = part
      grain[p] = tone
      cover[p] = covers
      b.normal.set(normalize(add(normal, scale(across, off * 0.45))), p * 3)
      b.place.set(direction, p * 3)
    }
  }
}
