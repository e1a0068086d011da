import { add, curve, mix, normalize, scale, smoothstep, type Vec3 } from './geometry.ts'
import { bend, grow, step } from './hair-growth.ts'
import type { Grower, HairCut } from './hair-shape.ts'

const knots: Partial<Record<HairCut, Vec3>> = {
  bun: [0, 1.0, -0.36],
  'low-bun': [0, -0.12, -1.0],
  ponytail: [0, 0.62, -0.88],
  braid: [0, -0.25, -0.92],
}

/** Hair drawn to one place, and what it becomes there. */
export const growTied = (grower: Grower) => {
  const { shape, random, root, keep, count } = grower
  const tie = knots[shape.cut] ?? [0, 0.6, -0.9]
  const parted = shape.cut === 'low-bun' || shape.cut === 'braid'
  for (let i = 0; i < count(1900); i++) {
    const from = root(-0.45)
    const away = Math.sign(from[0] - shape.part) || 1
    const path = grow(from, {
      length: 2.4,
      lift: 0.015 + (0.045 + shape.volume * 0.1) * random.next() ** 0.7,
      frame: 0,
      flow: (p) => {
        const to = normalize([tie[0] - p[0], tie[1] - p[1], tie[2] - p[2]])
        const side = parted ? away * 1.5 * smoothstep(0.35, 0.8, p[1]) * smoothstep(-0.3, 0.3, p[2]) : 0
        return [to[0] + side, to[1] + (p[2] > 0.3 && !parted ? 0.3 : 0), to[2]]
      },
      gravity: () => 0,
      stop: (p) => Math.hypot(p[0] - tie[0], p[1] - tie[1], p[2] - tie[2]) < 0.16,
    })
    keep(path, { blunt: true, grain: random.bell() * 0.8 })
  }
  if (shape.cut === 'bun' || shape.cut === 'low-bun') growBun(grower, tie)
  else if (shape.cut === 'ponytail') growTail(grower, tie)
  else growBraid(grower, tie)
  if (shape.cut !== 'bun') growLooseHairs(grower)
}

/** A few hairs that came loose at the temples. */
const growLooseHairs = ({ shape, random, keep, count }: Grower) => {
  for (const side of [-1, 1]) {
    if (random.chance(0.55)) continue
    const long = random.range(0.35, 0.9)
    for (let i = 0; i < count(9); i++) {
      const path = grow([side * random.range(0.55, 0.61), random.range(0.2, 0.4), random.range(0.28, 0.4)], {
        length: long * random.range(0.7, 1.1),
        lift: 0.02,
        frame: 1.0,
        flow: () => [0, 0, 0.12],
        gravity: () => 3,
      })
      keep(bend(path, { ...shape, wave: 1.2, curl: 0 }, random, 1), { thin: 0.45 })
    }
  }
}

const growBun = ({ random, keep, count }: Grower, tie: Vec3) => {
  const centre = add(tie, scale(normalize([tie[0], tie[1] - 0.1, tie[2] * 0.6]), 0.17))
  const size = 0.34
  for (let i = 0; i < count(760); i++) {
    const lean = random.bell() * 0.5
    // Some wind around the knot, some cross its face.
    const axis =
      i % 3 === 0 ? normalize([lean * 0.8, 0.5, 1]) : normalize([Math.sin(lean) * 0.5, 1, 0.3 + lean * 0.5])
    const height = random.bell() * 0.95
    const ring = Math.sqrt(1 - height * height)
    const u = normalize([axis[1], -axis[0], 0.2])
    const v: Vec3 = [
      axis[1] * u[2] - axis[2] * u[1],
      axis[2] * u[0] - axis[0] * u[2],
      axis[0] * u[1] - axis[1] * u[0],
    ]
    const start = random.next() * Math.PI * 2
    const r = size * random.range(0.88, 1.02)
    const points: Vec3[] = []
    const normals: Vec3[] = []
    for (let k = 0; k <= 16; k++) {
      const angle = start + k * 0.16
      const around = add(scale(u, Math.cos(angle) * ring), scale(v, Math.sin(angle) * ring))
      const n = normalize(add(scale(axis, (height + k * 0.012) * 0.85), around))
      normals.push(n)
      points.push(add(centre, scale([n[0] * 1.05, n[1] * 0.9, n[2]], r)))
    }
    keep({ points, normals }, { thin: 1.15, grain: random.bell() * 0.8 })
  }
}

const growTail = ({ shape, random, keep, count }: Grower, tie: Vec3) => {
  const side = shape.part >= 0 ? 1 : -1
  const path = curve([
    [0, 0],
    [0.3, 0.16],
    [1, 0.52],
    [2.4, 0.66],
  ])
  for (let i = 0; i < count(600); i++) {
    const angle = random.next() * Math.PI * 2
    const spread = Math.sqrt(random.next()) * (0.17 + shape.volume * 0.08)
    const points: Vec3[] = []
    const normals: Vec3[] = []
    const long = mix(1.3, 2.5, shape.length) + random.bell() * 0.2
    for (let t = 0; t <= long; t += step) {
      const fan = spread * (0.35 + smoothstep(0, 0.5, t) * 0.9) * (1 - 0.5 * smoothstep(0.6, 1, t / long))
      normals.push(normalize([Math.cos(angle), 0.2, Math.sin(angle)]))
      points.push([
        tie[0] + side * path(t) + Math.cos(angle) * fan,
        tie[1] + 0.26 * Math.sin(Math.min(1, t / 0.5) * Math.PI) - Math.max(0, t - 0.15),
        tie[2] - 0.12 + Math.sin(angle) * fan + smoothstep(0.5, 1.8, t) * 0.95,
      ])
    }
    keep(bend({ points, normals }, shape, random, 0))
  }
}

const growBraid = ({ shape, random, keep, count }: Grower, tie: Vec3) => {
  const side = shape.part >= 0 ? -1 : 1
  const long = mix(1.9, 2.6, shape.length)
  const centre = (t: number): Vec3 => [
    side * mix(0.12, 0.62, smoothstep(0, 0.8, t)),
    tie[1] - 0.25 - t,
    mix(-0.75, 0.46, smoothstep(0.2, 1.1, t)) + 0.14 * smoothstep(1.05, 1.6, t),
  ]
  for (let rope = 0; rope < 3; rope++) {
    for (let i = 0; i < count(140); i++) {
      const a = random.next() * Math.PI * 2
      const r = Math.sqrt(random.next()) * 0.08
      const points: Vec3[] = []
      const normals: Vec3[] = []
      for (let t = 0; t <= long; t += 0.035) {
        const phase = t * 8.5 + (rope * Math.PI * 2) / 3
        const fade = 1 - 0.5 * (t / long) ** 2
        const c = centre(t)
        normals.push(normalize([Math.sin(phase) * 0.6 + Math.cos(a) * 0.6, 0, 0.8 + Math.sin(a) * 0.4]))
        points.push([
          c[0] + (Math.sin(phase) * 0.11 + Math.cos(a) * r) * fade,
          c[1] + Math.sin(a) * r * 0.6,
          c[2] + (Math.cos(phase * 2) * 0.055 + Math.sin(a) * r) * fade,
        ])
      }
      keep({ points, normals }, { thin: 0.9, grain: random.bell() * 0.8 })
    }
  }
}
