import { bump, clamp, smoothstep, type Vec3 } from './geometry.ts'
import type { Strand } from './hair-shape.ts'
import type { HeadSurface } from './head.ts'
import type { Random } from './random.ts'

export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full'

/** Where a beard begins on the cheek, from the mouth's corner up to the ear. */
const cheekLine = (a: number) => -0.53 + 0.4 * smoothstep(0.25, 0.62, a) ** 1.6

/** How thick a beard stands at a place of the face, 0..1. */
export const beardAt = (beard: Beard, x: number, y: number) => {
  const a = Math.abs(x)
  const chin = smoothstep(-0.69, -0.78, y) * smoothstep(0.3, 0.2, a)
  const cheek = smoothstep(0.09, -0.15, y - cheekLine(a)) * smoothstep(0.19, 0.3, a)
  const under = smoothstep(-0.76, -0.82, y)
  const lip =
    bump(y + 0.505, 0.032) * smoothstep(0.27, 0.2, a) * smoothstep(0.01, 0.035, a) +
    smoothstep(0.19, 0.23, a) *
      smoothstep(0.32, 0.28, a) *
      smoothstep(-0.48, -0.54, y) *
      (beard === 'moustache' ? smoothstep(-0.66, -0.6, y) : 1)
  const all = Math.min(1, Math.max(chin, cheek, under, lip))
  const share = beard === 'moustache' ? lip : beard === 'goatee' ? Math.max(chin, lip) : all
  return { share: Math.min(1, share), lip, under }
}

/** Short strands on jaw, chin and lip. */
export const growBeard = (head: HeadSurface, beard: Beard, random: Random): Strand[] => {
  if (beard === 'none' || beard === 'stubble') return []
  const strands: Strand[] = []
  for (let i = 0; i < 8800; i++) {
    // Sampled along the head's own rows: none hangs in the air beside the jaw.
    const row = random.range(-0.99, -0.1)
    const from = head.point(row, random.range(-1.35, 1.35))
    const [x, y] = from
    const { share, lip, under } = beardAt(beard, x, y)
    if (random.next() > share * clamp(head.halfWidth(row) / 0.55, 0.45)) continue
    const side = smoothstep(0.12, 0.5, Math.abs(x))
    const long = (beard === 'full' ? 0.08 + 0.05 * under : 0.06) * random.range(0.6, 1.2) * (1 - 0.52 * side)
    // Down the cheek it follows the jaw inwards; on the lip it parts.
    const wayX = (lip > 0.5 ? Math.sign(x) * 0.7 + x * 0.5 : -x * 0.7 * side) + random.bell() * 0.25
    const points = [0, 0.5, 1].map(
      (t): Vec3 => [
        from[0] + wayX * long * t,
        from[1] - long * t * (lip > 0.5 ? 0.6 : 1),
        from[2] + 0.012 * Math.sin(Math.PI * (0.15 + t * 0.6)) + (under > 0.5 ? t * 0.02 : 0),
      ],
    )
    const n: Vec3 = [x * 1.4, -0.25, 0.75]
    strands.push({
      points,
      normals: points.map(() => n),
      width: (t) => 0.0098 * (1 - t * 0.75),
      cover: (t) => 0.62 + 0.38 * share * (1 - t * 0.4),
      grain: random.bell() * 0.5 - 0.3,
    })
  }
  return strands
}
