/** Vectors, curves and the camera. Lengths: the head is 2 units high, eyes at y = 0, y up, z to the viewer. */

export type Vec3 = readonly [x: number, y: number, z: number]

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const smoothstep = (low: number, high: number, value: number) => {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
export const bump = (d: number, width: number) => Math.exp(-(d * d) / (width * width))

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k]
export const mixVec = (a: Vec3, b: Vec3, t: number): Vec3 => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (Math.hypot(a[0], a[1], a[2]) || 1))

/** A smooth curve through knots of rising x (monotone cubic: no overshoot between knots). */
export const curve = (knots: readonly (readonly [number, number])[]) => {
  const xs = Float64Array.from(knots, (k) => k[0])
  const ys = Float64Array.from(knots, (k) => k[1])
  const n = xs.length
  const at = (list: Float64Array, i: number) => list[i] as number
  const slopes = new Float64Array(n)
  const secant = (i: number) => (at(ys, i + 1) - at(ys, i)) / (at(xs, i + 1) - at(xs, i))
  for (let i = 0; i < n; i++) {
    if (i === 0) slopes[i] = secant(0)
    else if (i === n - 1) slopes[i] = secant(n - 2)
    else {
      const a = secant(i - 1)
      const b = secant(i)
      slopes[i] = a * b <= 0 ? 0 : (2 * a * b) / (a + b)
    }
  }
  return (x: number) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, n - 1)) return at(ys, n - 1)
    let i = 0
    while (x > at(xs, i + 1)) i++
    const h = at(xs, i + 1) - at(xs, i)
    const t = (x - at(xs, i)) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      at(ys, i) * (2 * t3 - 3 * t2 + 1) +
      at(slopes, i) * h * (t3 - 2 * t2 + t) +
      at(ys, i + 1) * (3 * t2 - 2 * t3) +
      at(slopes, i + 1) * h * (t3 - t2)
    )
  }
}

export type Turn = { yaw: number; pitch: number; roll: number }

/** Turns points around a pivot: roll, then pitch, then yaw (radians; yaw > 0 looks to the picture's right). */
export const createTurn = ({ yaw, pitch, roll }: Turn, pivot: Vec3) => {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)]
  const [cr, sr] = [Math.cos(roll), Math.sin(roll)]
  const direction = (v: Vec3): Vec3 => {
    const x1 = v[0] * cr - v[1] * sr
    const y1 = v[0] * sr + v[1] * cr
    const y2 = y1 * cp - v[2] * sp
    const z2 = y1 * sp + v[2] * cp
    return [x1 * cy + z2 * sy, y2, -x1 * sy + z2 * cy]
  }
  const point = (v: Vec3): Vec3 => add(direction([v[0] - pivot[0], v[1] - pivot[1], v[2] - pivot[2]]), pivot)
  return { point, direction }
}
export type Turned = ReturnType<typeof createTurn>

const cameraDistance = 10

export type Camera = {
  width: number
  height: number
  /** Pixels of one unit at z = 0. */
  unit: number
  /** World → [pixel x, pixel y]. */
  project: (v: Vec3) => readonly [number, number]
}

export const createCamera = (size: {
  width: number
  height: number
  unit: number
  x: number
  y: number
}): Camera => ({
  width: size.width,
  height: size.height,
  unit: size.unit,
  project: (v) => {
    const k = (size.unit * cameraDistance) / (cameraDistance - v[2])
    return [size.x + v[0] * k, size.y - v[1] * k]
  },
})
