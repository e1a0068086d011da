import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Camera, Turned, Vec3 } from './geometry.ts'
import type { HeadSurface } from './head.ts'

export type Point = readonly [x: number, y: number]

/** Draws on the face: places in head units, put on the surface, turned and projected. */
export type Pen = {
  context: SKRSContext2D
  /** Pixels of one head unit. */
  unit: number
  at: (x: number, y: number, lift?: number) => Point
}

export const createPen = (
  context: SKRSContext2D,
  camera: Camera,
  turned: Turned,
  head: HeadSurface,
): Pen => ({
  context,
  unit: camera.unit,
  at: (x, y, lift = 0) => {
    const p = head.onFace(x, y)
    const raised: Vec3 = [p[0], p[1], p[2] + lift]
    return camera.project(turned.point(raised))
  },
})

export const trace = (context: SKRSContext2D, points: readonly Point[], closed: boolean) => {
  context.beginPath()
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  if (closed) context.closePath()
}

/** A line that swells and tapers, as a brush leaves it. `width` gives pixels along 0..1. */
export const taperedLine = (
  context: SKRSContext2D,
  points: readonly Point[],
  width: (t: number) => number,
) => {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(points.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = width(i / (points.length - 1)) / 2
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    left.push([x + nx, y + ny])
    right.push([x - nx, y - ny])
  })
  trace(context, [...left, ...right.reverse()], true)
  context.fill()
}

export const along = (count: number, place: (t: number) => Point) =>
  Array.from({ length: count + 1 }, (_, i) => place(i / count))
