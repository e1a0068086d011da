import { add, clamp, curve, dot, mix, mixVec, normalize, scale, smoothstep, type Vec3 } from './geometry.ts'
import type { HairShape, Path } from './hair-shape.ts'
import { createHairline } from './hairline.ts'
import type { HeadSurface } from './head.ts'
import type { Random } from './random.ts'

const skull = { centre: [0, 0.2, -0.07] as Vec3, radii: [0.725, 0.835, 0.9] as Vec3 }
const down: Vec3 = [0, -1, 0]

export const outward = (p: Vec3): Vec3 => {
  const low = clamp(-p[1] * 2)
  return normalize([
    (p[0] - skull.centre[0]) / skull.radii[0] ** 2,
    ((p[1] - skull.centre[1]) / skull.radii[1] ** 2) * (1 - low),
    (p[2] - skull.centre[2]) / skull.radii[2] ** 2,
  ])
}

/** A distance whose sphere is a little boxy, as a skull is. */
const blunt = (x: number, y: number, z: number) => {
  const [a, b, c] = [x * x, y * y, z * z]
  return 0.68 * Math.sqrt(a + b + c) + 0.32 * Math.sqrt(Math.sqrt(a * a + b * b + c * c))
}

/** Pushes a point out of the skull, jaw, neck and shoulders. */
const outside = (p: Vec3, lift: number): Vec3 => {
  let q = p
  const radius = (k: 0 | 1 | 2) => skull.radii[k] + lift
  const low = p[1] < skull.centre[1]
  const y = low ? 0 : (q[1] - skull.centre[1]) / radius(1)
  const taper = low ? mix(1, 0.78, smoothstep(0.1, -0.9, p[1])) : 1
  const d = blunt(q[0] / radius(0) / taper, y, (q[2] - skull.centre[2]) / radius(2) / taper)
  // What leaves the skull too early is drawn back to it; below the ears it hangs free.
  const hold = d < 1 ? 1 : 0.75 * smoothstep(-0.15, 0.35, p[1])
  if (d !== 0 && p[1] > -1.3 && hold > 0) {
    const k = mix(1, 1 / d, hold)
    q = [
      q[0] * k,
      low ? q[1] : skull.centre[1] + (q[1] - skull.centre[1]) * k,
      skull.centre[2] + (q[2] - skull.centre[2]) * k,
    ]
  }
  if (q[1] < -1.05 && Math.abs(q[0]) < 1.3) {
    const slope = -1.12 - Math.abs(q[0]) * 0.36
    const into = clamp((slope - q[1]) / 0.5)
    const wall = 0.08 + 0.56 * smoothstep(0, 1, into) + lift * 0.7
    if (q[2] > -0.35 && q[2] < wall && into > 0) q = [q[0], q[1], mix(q[2], wall, 0.6)]
  }
  return q
}

/** How far from the middle hair must stay before the face, by height. */
const faceFrame = curve([
  [-1.5, 0.4],
  [-0.9, 0.5],
  [-0.4, 0.565],
  [0.1, 0.585],
  [0.35, 0.53],
  [0.5, 0.41],
  [0.66, 0.08],
])

type Growth = {
  length: number
  lift: number
  flow: (p: Vec3, travelled: number) => Vec3
  gravity: (p: Vec3, travelled: number) => number
  /** Keeps the face free: 1 beside the cheeks, 0 not at all. */
  frame: number
  /** The side of the face that it falls on; else its root's. */
  side?: number
  /** How much of its lift a strand has at its root. */
  rooted?: number
  stop?: (p: Vec3, travelled: number) => boolean
}

export const step = 0.055

export const grow = (root: Vec3, g: Growth): Path => {
  const points: Vec3[] = []
  const normals: Vec3[] = []
  let p = outside(root, g.lift * (g.rooted ?? 0))
  const side = g.side ?? (Math.sign(root[0]) || 1)
  let heading: Vec3 | null = null
  const steps = Math.max(2, Math.round(g.length / step))
  for (let i = 0; i <= steps; i++) {
    const travelled = i * step
    const n = outward(p)
    points.push(p)
    normals.push(n)
    const wish = g.flow(p, travelled)
    const pull = g.gravity(p, travelled)
    const sum = add(wish, scale(down, pull))
    const into = Math.min(0, dot(sum, n))
    const target = normalize(add(sum, scale(n, -into)))
    heading = heading ? normalize(mixVec(heading, target, 0.42)) : target
    const rising = g.lift * Math.max(g.rooted ?? 0, Math.min(1, travelled / 0.18))
    p = outside(add(p, scale(heading, step)), rising)
    if (g.frame > 0 && p[2] > 0.1 && p[1] < 0.64) {
      const room = faceFrame(p[1]) * g.frame
      if (p[0] * side < room) p = [mix(p[0], room * side, 0.5), p[1], p[2]]
    }
    if (g.stop?.(p, travelled)) break
  }
  return { points, normals }
}

/** A root somewhere inside the hairline. */
export const createRoots = (head: HeadSurface, receding: number, random: Random) => {
  const hairline = createHairline(receding)
  return (lowest = -0.5): Vec3 => {
    const angle = random.range(-Math.PI, Math.PI)
    const line = Math.max(lowest, hairline(Math.abs(angle)))
    const share = random.next()
    const ragged = Math.abs(random.bell()) * 0.035
    const row = Math.min(0.995, line + ragged + (1 - line) * (1 - (1 - share) ** 0.62))
    return head.shell(row, angle)
  }
}

/** Draws a strand to its lock's first one, more and more towards the tip: locks end in points. */
export const gather = (path: Path, guide: Path, strength: number): Path => {
  const [a, b] = [path.points[0], guide.points[0]]
  // A lock has one root; hair from elsewhere would be drawn across the face.
  if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 0.34) return path
  const last = path.points.length - 1
  const points = path.points.map((p, i) => {
    const to = guide.points[Math.min(i, guide.points.length - 1)]
    return to ? mixVec(p, to, strength * smoothstep(0.2, 1, i / last)) : p
  })
  return { points, normals: path.normals }
}

/** Waves and curls along a path. */
export const bend = (
  path: Path,
  shape: Pick<HairShape, 'wave' | 'curl'>,
  random: Random,
  phase: number,
): Path => {
  const { points, normals } = path
  if (shape.wave <= 0 && shape.curl <= 0) return path
  const wild = random.next() * 6
  const turns = shape.curl > 0 ? mix(7, 15, shape.curl) : 4.4
  const size = shape.curl > 0 ? mix(0.05, 0.06, shape.curl) : shape.wave * 0.07
  const bent = points.map((p, i): Vec3 => {
    const travelled = i * step
    const ease = smoothstep(0.2, 1.1, travelled)
    const angle = travelled * turns + phase + (shape.curl > 0 ? wild : wild * 0.08)
    const n = normals[i] ?? down
    const sideways = normalize([n[2], 0, -n[0]])
    const out = Math.cos(angle) * size * ease * (0.35 + shape.curl * 0.65)
    return add(p, add(scale(sideways, Math.sin(angle) * size * ease), scale(n, out)))
  })
  return { points: bent, normals }
}
