import { clamp, mix, smoothstep, type Vec3 } from './geometry.ts'
import { bend, gather, grow } from './hair-growth.ts'
import type { Grower, HairCut, Path } from './hair-shape.ts'

type Short = {
  /** Lengths on top and at the sides, in head units. */
  top: number
  sides: number
  /** How far the top stands off. */
  raise: number
  /** The way it is combed; `part` and the side away from it. */
  comb: (p: Vec3, away: number, part: number) => Vec3
}

const shorts: Partial<Record<HairCut, Short>> = {
  buzz: { top: 0.07, sides: 0.06, raise: 0.02, comb: (p) => [p[0] * 0.2, -0.3, 0.4] },
  crop: {
    top: 0.3,
    sides: 0.115,
    raise: 0.12,
    comb: (p, _, part) => [part * 2 + p[0] * 0.8, p[1] > 0.5 ? 0.25 : -0.8, p[1] > 0.5 ? 0.7 : -0.25],
  },
  quiff: {
    top: 0.6,
    sides: 0.12,
    raise: 0.3,
    comb: (p, _, part) => [part * 1.2, p[2] > 0.2 ? 1.1 : 0.1, p[1] > 0.5 ? -0.7 : -0.5],
  },
  'side-part': {
    top: 0.62,
    sides: 0.16,
    raise: 0.17,
    comb: (p, away) => [p[1] > 0.45 ? away * 1.2 : 0, p[1] > 0.6 ? 0.3 : -0.7, p[2] > 0.3 ? -0.25 : -0.45],
  },
  slick: {
    top: 0.9,
    sides: 0.34,
    raise: 0.07,
    comb: (p, away) => [p[2] < -0.2 ? -p[0] * 0.9 : away * 0.1, p[1] > 0.5 ? 0.2 : -0.25, -1],
  },
  pixie: {
    top: 0.56,
    sides: 0.27,
    raise: 0.17,
    comb: (p, away) => [away * 0.95, p[1] > 0.65 ? 0.2 : -1, p[2] > 0.2 ? 0.25 : -0.3],
  },
  mohawk: { top: 0.55, sides: 0.03, raise: 0.5, comb: (p) => [0, 1.4, p[2] > 0.3 ? 0.3 : -0.4] },
}

export const growShort = ({ shape, random, root, keep, count }: Grower) => {
  const style = shorts[shape.cut]
  if (!style) return
  const locks = Array.from({ length: 200 }, () => ({
    grain: random.bell() * 0.4,
    lean: random.bell() * 0.35,
    long: random.range(0.85, 1.15),
    guide: null as Path | null,
  }))
  const fine = shape.cut === 'buzz'
  for (let i = 0; i < count(fine ? 4200 : 3200); i++) {
    const from = root(shape.cut === 'pixie' ? -0.4 : -0.3)
    const cell = Math.floor((from[0] + 1) * 7) * 14 + Math.floor((from[2] + 1) * 6)
    const lock = locks[cell % locks.length]
    if (!lock) continue
    const top =
      shape.cut === 'mohawk' ? smoothstep(0.26, 0.16, Math.abs(from[0])) : smoothstep(0.34, 0.66, from[1])
    const away = Math.sign(from[0] - shape.part) || 1
    // At the brow's edge hair is shorter and lighter, so that the hairline stays soft.
    const edge = from[2] > 0.3 ? mix(0.55, 1, clamp((from[1] - 0.58) / 0.16)) : 1
    const long = mix(style.sides, style.top, top) * random.range(0.8, 1.12) * lock.long * edge
    const path = grow(from, {
      length: Math.max(0.06, long),
      lift: 0.02 + top * style.raise * random.range(0.25, 1) * (0.55 + shape.volume * 0.8),
      frame: 0,
      flow: (p) => {
        const [x, y, z] = style.comb(p, away, shape.part)
        return [x + lock.lean * top, y, z]
      },
      gravity: () => (top > 0.5 ? 0.05 : 0.4),
      stop: (p) => p[2] > 0.35 && p[1] < 0.5 && Math.abs(p[0]) < 0.5,
    })
    lock.guide ??= path
    const gathered = fine ? path : gather(path, lock.guide, 0.5 * top)
    const bent =
      shape.curl > 0
        ? bend(gathered, shape, random, 0)
        : shape.wave > 0.25
          ? bend(gathered, { wave: shape.wave * 0.6, curl: 0 }, random, lock.lean * 4)
          : gathered
    keep(bent, {
      thin: fine ? 0.6 : mix(0.6, 0.82, top) * mix(0.5, 1, (edge - 0.55) / 0.45),
      grain: lock.grain + random.bell() * 0.6,
    })
  }
}
