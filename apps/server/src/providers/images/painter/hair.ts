import { mix, type Vec3 } from './geometry.ts'
import { createRoots, type Path } from './hair-growth.ts'
import { growCloud, growFringe, growLoose } from './hair-loose.ts'
import { growShort } from './hair-short.ts'
import { growTied } from './hair-tied.ts'
import type { HeadSurface } from './head.ts'
import type { Random } from './random.ts'

export type HairCut =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'quiff'
  | 'side-part'
  | 'slick'
  | 'pixie'
  | 'bob'
  | 'long'
  | 'bun'
  | 'low-bun'
  | 'ponytail'
  | 'braid'
  | 'afro'
  | 'mohawk'

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

export type Strand = Path & {
  /** Head units at 0..1 along. */
  width: (t: number) => number
  /** Lighter or darker than the rest: −1 … 1. */
  grain: number
}

/** What every style grows with. */
export type Grower = {
  shape: HairShape
  random: Random
  /** A root inside the hairline, not lower than `lowest`. */
  root: (lowest?: number) => Vec3
  keep: (path: Path, options?: { thin?: number; grain?: number; blunt?: boolean }) => void
  /** So many strands at the density asked for. */
  count: (n: number) => number
}

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
    keep: (path, { thin = 1, grain = random.bell(), blunt = false } = {}) => {
      const size = thick * thin * random.range(0.75, 1.3)
      const end = blunt ? 0.75 : 0.12
      strands.push({ ...path, grain, width: (t) => size * (t < 0.7 ? 1 : mix(1, end, (t - 0.7) / 0.3)) })
    },
  }
  if (shape.cut === 'afro') growCloud(grower)
  else if (loose.has(shape.cut)) growLoose(grower)
  else if (tied.has(shape.cut)) growTied(grower)
  else growShort(grower)
  if (shape.fringe) growFringe(grower)
  return strands
}
