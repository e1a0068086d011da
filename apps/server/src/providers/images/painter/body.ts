import { bump, clamp, curve, smoothstep, type Vec3 } from './geometry.ts'

/** Shoulders and neck. −1 … 1 around the middle. */
export type BodyShape = { neck: number; shoulders: number; bulk: number; bust: number; age: number }

/** Neck, shoulders and chest as one surface, in the head's units; `inflate` gives cloth its thickness. */
export const createBody = (b: BodyShape) => {
  const neck = 0.36 + b.neck * 0.055 + b.bulk * 0.025
  const span = 1.36 + b.shoulders * 0.13 + b.bulk * 0.07
  const halfWidth = curve([
    [-3.6, span * 0.96],
    [-2.6, span * 1.02],
    [-2.25, span],
    [-2.02, span * 0.94],
    [-1.86, span * 0.85],
    [-1.74, span * 0.71],
    [-1.63, span * 0.545 + b.neck * 0.02],
    [-1.52, span * 0.385 + b.neck * 0.04],
    [-1.4, neck + 0.07 + b.neck * 0.035],
    [-1.2, neck + 0.005],
    [-0.9, neck - 0.012],
    [-0.5, neck],
  ])
  const front = curve([
    [-3.6, 0.55 + b.bust * 0.05],
    [-2.6, 0.55 + b.bust * 0.05],
    [-2.2, 0.42],
    [-1.85, 0.28],
    [-1.6, 0.2],
    [-1.42, 0.17],
    [-1.2, 0.18],
    [-0.9, 0.2],
    [-0.5, 0.2],
  ])
  const back = curve([
    [-3.6, 0.6],
    [-2.2, 0.62],
    [-1.8, 0.52],
    [-1.5, 0.44],
    [-1.2, 0.46],
    [-0.5, 0.5],
  ])
  const relief = (x: number, y: number) => {
    const a = Math.abs(x)
    let d = 0
    // Collar bones, the hollow between them, the two cords of the neck.
    const bone = -1.72 + a * 0.14
    d +=
      0.035 *
      (1 - b.bulk * 0.3) *
      bump(y - bone, 0.045) *
      smoothstep(0.06, 0.16, a) *
      smoothstep(0.95, 0.5, a)
    d -= 0.03 * bump(y - bone - 0.1, 0.06) * smoothstep(0.2, 0.35, a) * smoothstep(0.75, 0.45, a)
    d -= 0.035 * bump(a, 0.07) * bump(y + 1.69, 0.07)
    const cord = 0.3 + (y + 0.9) * 0.28
    d +=
      (0.022 + b.age * 0.012) *
      bump(a - cord, 0.06) *
      smoothstep(-1.72, -1.55, y) *
      smoothstep(-0.85, -1.1, y)
    d += b.neck > 0.3 ? 0.025 * bump(a, 0.06) * bump(y + 1.22, 0.08) : 0
    if (b.bust > 0) d += b.bust * 0.16 * bump(a - 0.45, 0.33) * bump(y + 2.75, 0.38)
    else d += 0.05 * bump(a - 0.42, 0.36) * bump(y + 2.5, 0.25)
    return d
  }
  /** The whole trunk stands a little higher than its knots say. */
  const raise = (y: number) => 0.2 * smoothstep(-0.95, -1.4, y)
  const point = (y: number, angle: number, inflate: number): Vec3 => {
    const s = Math.sin(angle)
    const c = Math.cos(angle)
    const w = halfWidth(y) + inflate
    const power = y > -1.5 ? 1 : 1 - 0.2 * smoothstep(-1.5, -2, y)
    const depth = (c >= 0 ? front(y) : back(y)) + 0.1 + inflate
    const x = w * Math.sign(s) * Math.abs(s) ** power
    // The neck leans forward under the chin.
    const lean = smoothstep(-1.6, -0.7, y) * 0.06
    return [
      x,
      y - inflate * 0.3 + raise(y),
      -0.2 + lean + depth * Math.sign(c) * Math.abs(c) ** power + (c > 0 ? relief(x, y) * c : 0),
    ]
  }
  /** The front's place at x, y. */
  const on = (x: number, height: number, inflate: number): Vec3 => {
    const y = height - raise(height - 0.15) + inflate * 0.3
    const power = y > -1.5 ? 1 : 1 - 0.2 * smoothstep(-1.5, -2, y)
    const s = clamp(Math.abs(x) / (halfWidth(y) + inflate), 0, 0.995) ** (1 / power)
    return point(y, Math.asin(s) * Math.sign(x), inflate)
  }
  return { point, on, halfWidth, span, neck }
}

export type BodySurface = ReturnType<typeof createBody>
