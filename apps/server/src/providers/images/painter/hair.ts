import { add, clamp, curve, dot, mix, mixVec, normalize, scale, smoothstep, type Vec3 } from './geometry.ts'
import type { HeadSurface } from './head.ts'
import type { Random } from './random.ts'
import { createHairline } from './skin.ts'

export const hairCuts = [
  'bald',
  'buzz',
  'crop',
  'quiff',
  'side-part',
  'slick',
  'pixie',
  'bob',
  'long',
  'bun',
  'low-bun',
  'ponytail',
  'braid',
  'afro',
  'mohawk',
] as const
export type HairCut = (typeof hairCuts)[number]

export type HairShape = {
  cut: HairCut
  /** 0 chin … 1 waist, for what hangs. */
  length: number
  /** 0 straight … 1 deep waves. */
  wave: number
  /** 0 none … 1 tight curls. */
  curl: number
  fringe: boolean
  /** Where it parts: −0.3 … 0.3. */
  part: number
  /** 0 flat … 1 full. */
  volume: number
  receding: number
  /** Strands as thick as ropes. */
  locs: boolean
}

export type Strand = {
  points: Vec3[]
  /** Which way each point's side faces the air. */
  normals: Vec3[]
  /** Head units at 0..1 along. */
  width: (t: number) => number
  /** Lighter or darker than the rest: −1 … 1. */
  grain: number
}

const skull = { centre: [0, 0.2, -0.07] as Vec3, radii: [0.7, 0.83, 0.89] as Vec3 }
const down: Vec3 = [0, -1, 0]

const outward = (p: Vec3): Vec3 => {
  const low = clamp(-p[1] * 2)
  return normalize([
    (p[0] - skull.centre[0]) / skull.radii[0] ** 2,
    ((p[1] - skull.centre[1]) / skull.radii[1] ** 2) * (1 - low),
    (p[2] - skull.centre[2]) / skull.radii[2] ** 2,
  ])
}

/** Pushes a point out of the skull, jaw, neck and shoulders. */
const outside = (p: Vec3, lift: number): Vec3 => {
  let q = p
  const radius = (k: 0 | 1 | 2) => skull.radii[k] + lift
  const low = p[1] < skull.centre[1]
  const y = low ? 0 : (q[1] - skull.centre[1]) / radius(1)
  const taper = low ? mix(1, 0.8, smoothstep(0.1, -0.9, p[1])) : 1
  const d = Math.hypot(q[0] / radius(0) / taper, y, (q[2] - skull.centre[2]) / radius(2) / taper)
  if (d < 1 && p[1] > -1.35)
    q = [
      q[0] / d,
      low ? q[1] : skull.centre[1] + (q[1] - skull.centre[1]) / d,
      skull.centre[2] + (q[2] - skull.centre[2]) / d,
    ]
  if (q[1] < -1.15 && Math.abs(q[0]) < 1.3) {
    const slope = -1.3 - Math.abs(q[0]) * 0.32
    const into = clamp((slope - q[1]) / 0.5)
    const wall = 0.05 + 0.52 * smoothstep(0, 1, into) + lift * 0.7
    if (q[2] > -0.3 && q[2] < wall && into > 0) q = [q[0], q[1], mix(q[2], wall, 0.6)]
  }
  return q
}

const faceFrame = curve([
  [-1.4, 0.36],
  [-0.9, 0.5],
  [-0.4, 0.575],
  [0.1, 0.6],
  [0.35, 0.55],
  [0.52, 0.42],
  [0.68, 0.1],
])

type Growth = {
  length: number
  lift: number
  flow: (p: Vec3, travelled: number) => Vec3
  gravity: (travelled: number) => number
  /** Keeps the face free. */
  frame: number
  stop?: (p: Vec3) => boolean
}

const step = 0.055

const grow = (root: Vec3, g: Growth): { points: Vec3[]; normals: Vec3[] } => {
  const points: Vec3[] = []
  const normals: Vec3[] = []
  let p = root
  const side = Math.sign(root[0]) || 1
  let heading: Vec3 | null = null
  const steps = Math.max(3, Math.round(g.length / step))
  for (let i = 0; i <= steps; i++) {
    const travelled = i * step
    const n = outward(p)
    points.push(p)
    normals.push(n)
    const wish = g.flow(p, travelled)
    const along = add(wish, scale(n, -dot(wish, n) * 0.85))
    const target = normalize(add(normalize(along), scale(down, g.gravity(travelled))))
    heading = heading ? normalize(mixVec(heading, target, 0.42)) : target
    const rising = g.lift * Math.min(1, travelled / 0.18)
    p = outside(add(p, scale(heading, step)), rising)
    if (g.frame > 0 && p[2] > 0.12) {
      const room = faceFrame(p[1]) * g.frame
      if (Math.abs(p[0]) < room) p = [mix(p[0], room * side, 0.5), p[1], p[2]]
    }
    if (g.stop?.(p)) break
  }
  return { points, normals }
}

/** A root somewhere inside the hairline. */
const createRoots = (head: HeadSurface, receding: number, random: Random) => {
  const hairline = createHairline(receding)
  return (lowest = -0.5): Vec3 => {
    const angle = random.range(-Math.PI, Math.PI)
    const line = Math.max(lowest, hairline(Math.abs(angle)))
    const share = random.next()
    const row = Math.min(0.995, line + (1 - line) * (1 - (1 - share) ** 1.5))
    return head.shell(row, angle)
  }
}

const bend = (s: { points: Vec3[]; normals: Vec3[] }, shape: HairShape, random: Random, phase: number) => {
  const { points, normals } = s
  if (shape.wave <= 0 && shape.curl <= 0) return s
  const wild = random.next() * 6
  const turns = mix(4.2, 17, shape.curl)
  const size = shape.curl > 0 ? mix(0.05, 0.062, shape.curl) : shape.wave * 0.075
  const bent = points.map((p, i): Vec3 => {
    const travelled = i * step
    const ease = smoothstep(0.1, 0.75, travelled)
    const angle = travelled * turns + phase + (shape.curl > 0 ? wild : wild * 0.08)
    const n = normals[i] ?? down
    const sideways = normalize([n[2], 0, -n[0]])
    return add(
      p,
      add(
        scale(sideways, Math.sin(angle) * size * ease),
        scale(n, Math.cos(angle) * size * ease * (0.35 + shape.curl * 0.65)),
      ),
    )
  })
  return { points: bent, normals }
}

/** Every strand of a head of hair, in the head's own space. `density` 1 covers the scalp. */
export const growHair = (head: HeadSurface, shape: HairShape, random: Random, density: number): Strand[] => {
  if (shape.cut === 'bald') return []
  const strands: Strand[] = []
  const root = createRoots(head, shape.receding, random)
  const thick = shape.locs ? 0.05 : 0.016 / Math.sqrt(density)
  const count = (n: number) => Math.round(n * density * (shape.locs ? 0.14 : 1))
  const keep = (
    s: { points: Vec3[]; normals: Vec3[] },
    options: { thin?: number; grain?: number; blunt?: boolean } = {},
  ) => {
    const size = thick * (options.thin ?? 1) * random.range(0.75, 1.3)
    const end = options.blunt ? 0.75 : 0.12
    strands.push({
      ...s,
      grain: options.grain ?? random.bell(),
      width: (t) => size * (t < 0.7 ? 1 : mix(1, end, (t - 0.7) / 0.3)),
    })
  }
  const g = { shape, random, root, keep, count }
  if (shape.cut === 'afro') growCloud(g)
  else if (['buzz', 'crop', 'quiff', 'side-part', 'slick', 'pixie', 'mohawk'].includes(shape.cut))
    growShort(g)
  else if (shape.cut === 'long' || shape.cut === 'bob') growLoose(g)
  else growTied(g)
  if (shape.fringe) growFringe(g)
  return strands
}

export type Grower = {
  shape: HairShape
  random: Random
  root: (lowest?: number) => Vec3
  keep: (
    s: { points: Vec3[]; normals: Vec3[] },
    options?: { thin?: number; grain?: number; blunt?: boolean },
  ) => void
  count: (n: number) => number
}

const growLoose = ({ shape, random, root, keep, count }: Grower) => {
  const bob = shape.cut === 'bob'
  const reach = bob ? 1.15 : mix(1.35, 2.75, shape.length)
  const clumps = Array.from({ length: 40 }, () => ({
    grain: random.bell() * 0.5,
    phase: random.next() * 1.3,
  }))
  for (let i = 0; i < count(2100); i++) {
    const from = root()
    const clump = clumps[(Math.floor((from[0] + 1) * 9) * 3 + Math.floor((from[2] + 1) * 5)) % 40] ?? {
      grain: 0,
      phase: 0,
    }
    const lift = 0.02 + (0.06 + shape.volume * 0.13) * random.next() ** 0.8 + shape.curl * 0.1 * random.next()
    const away = Math.sign(from[0] - shape.part) || 1
    const drop = clamp((from[1] + 0.6) / 1.6)
    const s = grow(from, {
      length: Math.max(
        0.25,
        reach * (0.72 + 0.28 * drop) - (1 - drop) * 0.35 + random.bell() * (bob ? 0.03 : 0.16),
      ),
      lift,
      frame: 1 + random.bell() * 0.03,
      flow: (p, t) => [away * (p[1] > 0.15 ? 1 : 0.05), t < 0.15 ? 0.12 : 0, p[2] > 0 ? -0.28 : -0.12],
      gravity: (t) => mix(0.15, 3, smoothstep(0.15, 1, t)),
    })
    keep(bend(s, shape, random, clump.phase), { grain: clump.grain + random.bell() * 0.5, blunt: bob })
  }
}

const growTied = ({ shape, random, root, keep, count }: Grower) => {
  const knot: Record<string, Vec3> = {
    bun: [0, 1.02, -0.34],
    'low-bun': [0, -0.12, -1.0],
    ponytail: [0, 0.62, -0.88],
    braid: [0, -0.25, -0.92],
  }
  const tie = knot[shape.cut] ?? [0, 0.6, -0.9]
  for (let i = 0; i < count(1700); i++) {
    const from = root(-0.45)
    const lift = 0.015 + (0.02 + shape.volume * 0.06) * random.next()
    const s = grow(from, {
      length: 2.2,
      lift,
      frame: 0,
      flow: (p) =>
        normalize([
          tie[0] - p[0] + (p[2] > 0.2 ? (p[0] - shape.part) * 0.5 : 0),
          tie[1] - p[1] + (p[2] > 0.3 ? 0.25 : 0),
          tie[2] - p[2],
        ]),
      gravity: () => 0,
      stop: (p) => Math.hypot(p[0] - tie[0], p[1] - tie[1], p[2] - tie[2]) < 0.16,
    })
    keep(s, { blunt: true })
  }
  if (shape.cut === 'bun' || shape.cut === 'low-bun') growBun({ random, keep, count }, tie)
  else if (shape.cut === 'ponytail') growTail({ shape, random, keep, count }, tie)
  else growBraid({ random, keep, count, shape }, tie)
  // A few loose hairs at the temples.
  for (let i = 0; i < count(26); i++) {
    const side = random.chance(0.5) ? 1 : -1
    const s = grow([side * random.range(0.5, 0.62), random.range(0.1, 0.46), random.range(0.25, 0.45)], {
      length: random.range(0.3, 0.8),
      lift: 0.03,
      frame: 1.02,
      flow: () => [side * 0.4, 0, 0.1],
      gravity: () => 1.4,
    })
    keep(bend(s, { ...shape, wave: 0.7, curl: 0 }, random, random.next() * 6), { thin: 0.55 })
  }
}

const growBun = ({ random, keep, count }: Pick<Grower, 'random' | 'keep' | 'count'>, tie: Vec3) => {
  const centre = add(tie, scale(normalize([tie[0], tie[1] - 0.1, tie[2] * 0.6]), 0.14))
  const size = 0.3
  for (let i = 0; i < count(620); i++) {
    const lean = random.bell() * 0.5
    const axis = normalize([Math.sin(lean) * 0.5, 1, 0.25 + lean * 0.5])
    const height = random.bell() * 0.9
    const ring = Math.sqrt(1 - height * height)
    const u = normalize([axis[1], -axis[0], 0.2])
    const v: Vec3 = [
      axis[1] * u[2] - axis[2] * u[1],
      axis[2] * u[0] - axis[0] * u[2],
      axis[0] * u[1] - axis[1] * u[0],
    ]
    const start = random.next() * Math.PI * 2
    const r = size * random.range(0.86, 1.03)
    const points: Vec3[] = []
    const normals: Vec3[] = []
    for (let k = 0; k <= 16; k++) {
      const angle = start + k * 0.16
      const h = height + k * 0.012
      const n = normalize(
        add(scale(axis, h * 0.8), add(scale(u, Math.cos(angle) * ring), scale(v, Math.sin(angle) * ring))),
      )
      normals.push(n)
      points.push(add(centre, scale([n[0] * 1.05, n[1] * 0.88, n[2]], r)))
    }
    keep({ points, normals }, { thin: 1.15 })
  }
}

const growTail = (
  { shape, random, keep, count }: Pick<Grower, 'shape' | 'random' | 'keep' | 'count'>,
  tie: Vec3,
) => {
  const side = shape.part >= 0 ? 1 : -1
  const path = curve([
    [0, 0],
    [0.3, 0.12],
    [1, 0.42],
    [2.4, 0.62],
  ])
  for (let i = 0; i < count(500); i++) {
    const angle = random.next() * Math.PI * 2
    const spread = Math.sqrt(random.next()) * (0.16 + shape.volume * 0.08)
    const points: Vec3[] = []
    const normals: Vec3[] = []
    const long = mix(1.2, 2.3, shape.length) + random.bell() * 0.2
    for (let t = 0; t <= long; t += step) {
      const fan = spread * (0.35 + smoothstep(0, 0.5, t) * 0.9)
      const n = normalize([Math.cos(angle), 0.2, Math.sin(angle)])
      normals.push(n)
      points.push([
        tie[0] + side * path(t) + Math.cos(angle) * fan,
        tie[1] + 0.22 * Math.sin(Math.min(1, t / 0.5) * Math.PI) - Math.max(0, t - 0.15),
        tie[2] - 0.12 + Math.sin(angle) * fan + smoothstep(0.5, 2, t) * 0.5,
      ])
    }
    keep(bend({ points, normals }, shape, random, 0))
  }
}

const growBraid = (
  { shape, random, keep, count }: Pick<Grower, 'shape' | 'random' | 'keep' | 'count'>,
  tie: Vec3,
) => {
  const side = shape.part >= 0 ? -1 : 1
  const long = mix(1.9, 2.6, shape.length)
  const centre = (t: number): Vec3 => [
    side * mix(0.12, 0.62, smoothstep(0, 0.8, t)),
    tie[1] - 0.25 - t,
    mix(-0.75, 0.42, smoothstep(0.2, 1.15, t)) + 0.12 * smoothstep(1.1, 1.6, t),
  ]
  for (let rope = 0; rope < 3; rope++) {
    for (let i = 0; i < count(130); i++) {
      const a = random.next() * Math.PI * 2
      const r = Math.sqrt(random.next()) * 0.075
      const points: Vec3[] = []
      const normals: Vec3[] = []
      for (let t = 0; t <= long; t += 0.035) {
        const phase = t * 8.5 + (rope * Math.PI * 2) / 3
        const fade = 1 - 0.45 * (t / long)
        const c = centre(t)
        const n = normalize([Math.sin(phase) * 0.6 + Math.cos(a) * 0.6, 0, 0.8 + Math.sin(a) * 0.4])
        normals.push(n)
        points.push([
          c[0] + (Math.sin(phase) * 0.1 + Math.cos(a) * r) * fade,
          c[1] + Math.sin(a) * r * 0.6,
          c[2] + (Math.cos(phase * 2) * 0.055 + Math.sin(a) * r) * fade,
        ])
      }
      keep({ points, normals }, { thin: 0.9 })
    }
  }
}

const growFringe = ({ random, keep, count, shape }: Grower) => {
  for (let i = 0; i < count(420); i++) {
    const angle = random.bell() * 0.85
    const from: Vec3 = [Math.sin(angle) * 0.55, random.range(0.72, 0.9), Math.cos(angle) * 0.62]
    const sweep = shape.part * 1.4 + from[0] * 0.55
    const s = grow(from, {
      length: random.range(0.52, 0.66) + Math.abs(from[0]) * 0.3,
      lift: 0.05 + random.next() * 0.05,
      frame: 0,
      flow: () => [sweep, -0.35, 1],
      gravity: (t) => mix(0.2, 2.2, smoothstep(0.1, 0.45, t)),
      stop: (p) => p[1] < 0.17 + Math.abs(p[0]) * -0.1,
    })
    keep(bend(s, { ...shape, wave: shape.wave * 0.4 }, random, 0), { thin: 0.95 })
  }
}

const growCloud = ({ shape, random, root, keep, count }: Grower) => {
  const size = mix(0.16, 0.52, shape.volume)
  for (let i = 0; i < count(3300); i++) {
    const from = root(-0.35)
    const n = outward([from[0], Math.max(from[1], 0.0), from[2]])
    const low = smoothstep(0.5, -0.35, from[1])
    const out = size * (0.35 + 0.65 * random.next() ** 0.5) * (1 - low * 0.25)
    const c = add(from, scale(normalize([n[0], n[1] + 0.1, n[2] * (n[2] > 0 ? 0.55 : 1)]), out))
    const r = random.range(0.018, 0.042)
    const spin = random.next() * Math.PI * 2
    const side = normalize([n[2] + 0.01, random.bell(), -n[0]])
    const upward: Vec3 = [
      n[1] * side[2] - n[2] * side[1],
      n[2] * side[0] - n[0] * side[2],
      n[0] * side[1] - n[1] * side[0],
    ]
    const points = Array.from({ length: 8 }, (_, k): Vec3 => {
      const angle = spin + k * 0.75
      return add(
        c,
        add(scale(side, Math.cos(angle) * r), add(scale(upward, Math.sin(angle) * r), scale(n, k * 0.006))),
      )
    })
    keep({ points, normals: points.map(() => n) }, { thin: 1.25, grain: random.bell() * 1.3, blunt: true })
  }
}

const growShort = ({ shape, random, root, keep, count }: Grower) => {
  const { cut } = shape
  const flow = (p: Vec3): Vec3 => {
    const away = Math.sign(p[0] - shape.part) || 1
    if (cut === 'slick') return [away * 0.12, 0.35, -1]
    if (cut === 'quiff') return [shape.part * 0.8, p[2] > 0.1 ? 1.5 : 0.2, p[2] > 0.35 ? 0.15 : -0.8]
    if (cut === 'side-part')
      return [p[1] > 0.45 ? away * 1.1 : 0, p[1] > 0.6 ? 0.25 : -0.7, p[2] > 0.3 ? 0.02 : -0.35]
    if (cut === 'pixie') return [away * 0.9, p[1] > 0.6 ? 0.15 : -1, p[2] > 0.2 ? 0.55 : -0.3]
    if (cut === 'mohawk') return [0, 1.4, p[2] > 0.3 ? 0.3 : -0.4]
    return [shape.part * 1.5, p[1] > 0.5 ? 0.1 : -0.8, p[2] > -0.2 ? 0.75 : -0.2]
  }
  const tops = {
    buzz: 0.05,
    crop: 0.24,
    quiff: 0.46,
    'side-part': 0.5,
    slick: 0.75,
    pixie: 0.5,
    mohawk: 0.5,
  } as Record<string, number>
  const sides = {
    buzz: 0.05,
    crop: 0.1,
    quiff: 0.09,
    'side-part': 0.13,
    slick: 0.4,
    pixie: 0.34,
    mohawk: 0.03,
  } as Record<string, number>
  for (let i = 0; i < count(2300); i++) {
    const from = root(cut === 'pixie' ? -0.4 : -0.3)
    const top = cut === 'mohawk' ? smoothstep(0.26, 0.16, Math.abs(from[0])) : smoothstep(0.3, 0.72, from[1])
    const long = mix(sides[cut] ?? 0.1, tops[cut] ?? 0.3, top) * random.range(0.8, 1.15)
    const raise = cut === 'quiff' ? 0.17 : cut === 'mohawk' ? 0.45 : cut === 'slick' ? 0.04 : 0.075
    const s = grow(from, {
      length: Math.max(0.1, long),
      lift: 0.008 + top * raise * random.range(0.3, 1) * (0.6 + shape.volume * 0.8),
      frame: 0,
      flow,
      gravity: () => (top > 0.5 ? 0.05 : 0.4),
      stop: (p) => p[2] > 0.3 && p[1] < 0.36 && Math.abs(p[0]) < 0.5,
    })
    keep(
      shape.curl > 0 || shape.wave > 0.2
        ? bend(s, { ...shape, wave: Math.max(shape.wave, 0.4) }, random, 0)
        : s,
      { thin: cut === 'buzz' ? 0.6 : 0.9 },
    )
  }
}
