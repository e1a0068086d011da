import { add, bump, clamp, mix, normalize, scale, smoothstep, type Vec3 } from './geometry.ts'
import { bend, gather, grow, outward } from './hair-growth.ts'
import type { Grower, Path } from './hair-shape.ts'

/** Hair that falls from a parting: long, or cut at the chin. */
export const growLoose = ({ shape, random, root, keep, count }: Grower) => {
  const bob = shape.cut === 'bob'
  const end = bob ? -0.74 : mix(-1.3, -2.5, shape.length)
  const locks = Array.from({ length: 140 }, () => ({
    grain: random.bell() * 0.85,
    phase: random.next() * 1.6,
    end: random.bell() * (bob ? 0.03 : 0.3),
    sway: random.bell(),
    guide: null as Path | null,
  }))
  for (let i = 0; i < count(2300); i++) {
    const from = root()
    const away = Math.sign(from[0] - shape.part + random.bell() * 0.03) || 1
    const cell =
      Math.floor((from[0] + 1) * 6) * 12 +
      Math.floor((from[2] + 1) * 4) +
      (from[1] > 0.45 ? 6 : 0) +
      (away > 0 ? 70 : 0)
    const lock = locks[cell % locks.length]
    if (!lock) continue
    const lift =
      0.02 + (0.05 + shape.volume * 0.13) * random.next() ** 0.8 + shape.curl * 0.14 * random.next()
    const stopAt = end + lock.end + random.bell() * (bob ? 0.03 : 0.16)
    const path = grow(from, {
      length: 4.5,
      lift,
      frame: 1.02 + shape.curl * 0.12 + shape.wave * 0.04 + random.bell() * 0.025,
      side: away,
      rooted: 0.6,
      flow: (p, t) => [
        away * smoothstep(0.1, 0.75, p[1]),
        t < 0.12 && p[1] > 0.5 ? 0.12 : 0,
        p[2] > 0.1 ? -0.22 * smoothstep(-0.2, 0.5, p[1]) : p[1] < 0.2 ? -p[2] * 0.1 : 0,
      ],
      gravity: (p) => mix(4, 0.25, smoothstep(0.2, 0.85, p[1])),
      stop: (p) => p[1] < stopAt,
    })
    lock.guide ??= path
    const gathered = sway(gather(path, lock.guide, bob ? 0.35 : 0.72), lock.sway, bob)
    keep(bend(gathered, bob ? { ...shape, wave: shape.wave * 0.6 } : shape, random, lock.phase), {
      grain: lock.grain + random.bell() * 0.5,
      blunt: bob,
    })
  }
}

/** Hair's fall as a whole — in towards the neck, out over the shoulder — and a lock's own slow bend. */
const sway = (path: Path, amount: number, bob: boolean): Path => ({
  points: path.points.map(([px, y, z]): Vec3 => {
    const tuck = bob ? 0.2 * smoothstep(0.05, -0.8, y) : 0.15 * bump(y + 0.85, 0.6)
    const p: Vec3 = [px - Math.sign(px) * tuck * smoothstep(0.5, 0.9, Math.abs(px)), y, z]
    if (bob) return p
    const hang = smoothstep(0.1, -1.9, y)
    const wave = Math.sin((p[1] + amount) * 2.6) * 0.055 + amount * 0.05
    return [p[0] + wave * hang, p[1], p[2] + Math.cos((p[1] - amount) * 2.2) * 0.03 * hang]
  }),
  normals: path.normals,
})

export const growFringe = ({ random, root, keep, count, shape }: Grower) => {
  const guides: (Path | undefined)[] = []
  let grown = 0
  for (let i = 0; i < 9000 && grown < count(820); i++) {
    const from = root(0.6)
    if (from[2] < 0.12 || Math.abs(from[0]) > 0.5 || from[1] > 0.93) continue
    grown++
    const sweep = shape.part * 0.9 + from[0] * 0.35
    const low = 0.15 + random.bell() * 0.03 - Math.abs(from[0]) * 0.06
    const path = grow(from, {
      length: 1.2,
      lift: 0.05 + random.next() * 0.06,
      frame: 0,
      flow: (p) => [sweep, 0, p[1] > 0.6 ? 1.3 : 0.1],
      gravity: (p) => mix(3, 0.4, smoothstep(0.5, 0.8, p[1])),
      stop: (p) => p[1] < low,
    })
    const lock = Math.floor((from[0] + 0.5 + random.bell() * 0.02) * 13)
    guides[lock] ??= path
    const guide = guides[lock] ?? path
    keep(bend(gather(path, guide, 0.2), { wave: shape.wave * 0.35, curl: 0 }, random, 0), {
      thin: 0.95,
      tip: 1,
      grain: random.bell() * 0.7,
    })
  }
}

/** A cloud of small coils around the head. */
export const growCloud = ({ shape, random, root, keep, count }: Grower) => {
  const size = mix(0.16, 0.5, shape.volume)
  for (let i = 0; i < count(3600); i++) {
    const from = root(-0.35)
    const n = outward([from[0], Math.max(from[1], 0), from[2]])
    const low = smoothstep(0.5, -0.35, from[1])
    const out = size * (0.3 + 0.7 * random.next() ** 0.5) * (1 - low * 0.25)
    const forward = n[2] > 0 ? 0.5 : 1
    const c = add(from, scale(normalize([n[0], n[1] + 0.1, n[2] * forward]), out))
    const r = random.range(0.02, 0.046)
    const spin = random.next() * Math.PI * 2
    const side = normalize([n[2] + 0.01, random.bell(), -n[0]])
    const up: Vec3 = [
      n[1] * side[2] - n[2] * side[1],
      n[2] * side[0] - n[0] * side[2],
      n[0] * side[1] - n[1] * side[0],
    ]
    const points = Array.from({ length: 8 }, (_, k): Vec3 => {
      const angle = spin + k * 0.75
      const across = add(scale(side, Math.cos(angle) * r), scale(up, Math.sin(angle) * r))
      return add(c, add(across, scale(n, k * 0.006)))
    })
    const depth = clamp(out / size)
    keep(
      { points, normals: points.map(() => n) },
      { thin: 1.3, grain: random.bell() * 0.8 + (depth - 0.8) * 1.6, blunt: true },
    )
  }
}
