import type { Camera, Turned, Vec3 } from './geometry.ts'

/** What the solid drawing knows of every pixel: how deep, which way it faces, which place of which thing. */
export type Buffers = {
  width: number
  height: number
  /** Towards the viewer; −Infinity where nothing is. */
  depth: Float32Array
  normal: Float32Array
  /** The place on the thing, before it was turned. */
  place: Float32Array
  part: Uint8Array
}

export const createBuffers = (width: number, height: number): Buffers => ({
  width,
  height,
  depth: new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY),
  normal: new Float32Array(width * height * 3),
  place: new Float32Array(width * height * 3),
  part: new Uint8Array(width * height),
})

export type Sheet = {
  part: number
  rows: number
  columns: number
  /** u along a row, v across the rows, both 0..1. */
  point: (u: number, v: number) => Vec3
  /** Leaves holes, by the place on the thing. */
  keep?: (place: Vec3) => boolean
}

/** Draws a sheet of quads with smooth normals into the buffers. */
export const drawSheet = (buffers: Buffers, camera: Camera, turned: Turned, sheet: Sheet) => {
  const { rows, columns } = sheet
  const stride = columns + 1
  const count = stride * (rows + 1)
  const place = new Float32Array(count * 3)
  const world = new Float32Array(count * 3)
  const screen = new Float32Array(count * 2)
  const kept = new Uint8Array(count)
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const i = r * stride + c
      const p = sheet.point(c / columns, r / rows)
      place.set(p, i * 3)
      const w = turned.point(p)
      world.set(w, i * 3)
      screen.set(camera.project(w), i * 2)
      kept[i] = !sheet.keep || sheet.keep(p) ? 1 : 0
    }
  }
  const normals = gridNormals(world, rows, columns)
  const corner: Corner = { place, world, screen, normals }
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const a = r * stride + c
      if (!(kept[a] || kept[a + 1] || kept[a + stride] || kept[a + stride + 1])) continue
      fillTriangle(buffers, corner, sheet, a, a + 1, a + stride)
      fillTriangle(buffers, corner, sheet, a + 1, a + stride + 1, a + stride)
    }
  }
}

const gridNormals = (world: Float32Array, rows: number, columns: number) => {
  const stride = columns + 1
  const normals = new Float32Array(world.length)
  const at = (i: number, k: number) => world[i * 3 + k] as number
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const i = r * stride + c
      const left = c > 0 ? i - 1 : i
      const right = c < columns ? i + 1 : i
      const down = r > 0 ? i - stride : i
      const up = r < rows ? i + stride : i
      const ux = at(right, 0) - at(left, 0)
      const uy = at(right, 1) - at(left, 1)
      const uz = at(right, 2) - at(left, 2)
      const vx = at(up, 0) - at(down, 0)
      const vy = at(up, 1) - at(down, 1)
      const vz = at(up, 2) - at(down, 2)
      const nx = uy * vz - uz * vy
      const ny = uz * vx - ux * vz
      const nz = ux * vy - uy * vx
      const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
      normals[i * 3] = nx / length
      normals[i * 3 + 1] = ny / length
      normals[i * 3 + 2] = nz / length
    }
  }
  return normals
}

type Corner = { place: Float32Array; world: Float32Array; screen: Float32Array; normals: Float32Array }

const fillTriangle = (b: Buffers, m: Corner, sheet: Sheet, i0: number, i1: number, i2: number) => {
  const at = (list: Float32Array, i: number) => list[i] as number
  const x0 = at(m.screen, i0 * 2)
  const y0 = at(m.screen, i0 * 2 + 1)
  const x1 = at(m.screen, i1 * 2)
  const y1 = at(m.screen, i1 * 2 + 1)
  const x2 = at(m.screen, i2 * 2)
  const y2 = at(m.screen, i2 * 2 + 1)
  const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
  if (area >= 0) return
  const minX = Math.max(0, Math.ceil(Math.min(x0, x1, x2)))
  const maxX = Math.min(b.width - 1, Math.floor(Math.max(x0, x1, x2)))
  const minY = Math.max(0, Math.ceil(Math.min(y0, y1, y2)))
  const maxY = Math.min(b.height - 1, Math.floor(Math.max(y0, y1, y2)))
  for (let y = minY; y <= maxY; y++) {
    for (let x = minX; x <= maxX; x++) {
      const w0 = ((x1 - x) * (y2 - y) - (x2 - x) * (y1 - y)) / area
      const w1 = ((x2 - x) * (y0 - y) - (x0 - x) * (y2 - y)) / area
      const w2 = 1 - w0 - w1
      if (w0 < 0 || w1 < 0 || w2 < 0) continue
      const z = w0 * at(m.world, i0 * 3 + 2) + w1 * at(m.world, i1 * 3 + 2) + w2 * at(m.world, i2 * 3 + 2)
      const p = y * b.width + x
      if (z <= (b.depth[p] as number)) continue
      const blend = (list: Float32Array, k: number) =>
        w0 * at(list, i0 * 3 + k) + w1 * at(list, i1 * 3 + k) + w2 * at(list, i2 * 3 + k)
      const px = blend(m.place, 0)
      const py = blend(m.place, 1)
      const pz = blend(m.place, 2)
      if (sheet.keep && !sheet.keep([px, py, pz])) continue
      b.depth[p] = z
      b.part[p] = sheet.part
      b.place[p * 3] = px
      b.place[p * 3 + 1] = py
      b.place[p * 3 + 2] = pz
      b.normal[p * 3] = blend(m.normals, 0)
      b.normal[p * 3 + 1] = blend(m.normals, 1)
      b.normal[p * 3 + 2] = blend(m.normals, 2)
    }
  }
}
