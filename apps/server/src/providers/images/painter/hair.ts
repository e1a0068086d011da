import { mix, smoothstep } from './geometry.ts'
import { createRoots, step } from './hair-growth.ts'
import { growCloud, growFringe, growLoose } from './hair-loose.ts'
import type { Grower, HairCut, HairShape, Strand } from './hair-shape.ts'
import { growShort } from './hair-short.ts'
import { growTied } from './hair-tied.ts'
import type { HeadSurface } from './head.ts'
import type { Random } from './random.ts'

const loose: ReadonlySet<HairCut> = new Set(['long', 'bob'])
const tied: ReadonlySet<HairCut> = new Set(['bun', 'low-bun', 'ponytail', 'braid'])

/** Every strand of a head of hair, in the head's own space. `density` 1 covers the scalp. */
export const growHair = (head: HeadSurface, shape: HairShape, random: Random, density: number): Strand[] => {
  if (shape.cut === 'bald') return []
  const strands: Strand[] = []
  const thick = shape.locs ? 0.05 : 0.0165 / Math.sqrt(density)
  const grower: Grower = {
    shape,
    random,
    root: createRoots(head, shape.receding, random),
    count: (n) => Math.round(n * density * (shape.locs ? 0.14 : 1)),
    keep: (path, { thin = 1, grain = random.bell(), blunt = false, tip = 0.6 } = {}) => {
      const size = thick * thin * random.range(0.75, 1.3)
      const end = blunt ? 0.75 : 0.12
      const length = path.points.length * step
      strands.push({
        ...path,
        grain,
        cover: (t) =>
          smoothstep(-0.02, 0.13, t * length) *
          (blunt ? 1 : mix(tip, 1, smoothstep(0, 0.16, (1 - t) * length))),
        width: (t) => size * (t < 0.7 ? 1 : mix(1, end, (t - 0.7) / 0.3)),
      })
    },
  }
  if (shape.cut === 'afro') growCloud(grower)
  else if (loose.has(shape.cut)) growLoose(grower)
  else if (tied.has(shape.cut)) growTied(grower)
  else growShort(grower)
  if (shape.fringe) growFringe(grower)
  return strands
}
