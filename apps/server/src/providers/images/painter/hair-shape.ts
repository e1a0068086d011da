import type { Vec3 } from './geometry.ts'
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

/** A strand's way through space, and which way each of its points faces the air. */
export type Path = { points: Vec3[]; normals: Vec3[] }

export type Strand = Path & {
  /** Head units at 0..1 along. */
  width: (t: number) => number
  /** How much it hides of what lies under it, at 0..1 along: hair grows fine out of the skin. */
  cover: (t: number) => number
  /** Lighter or darker than the rest: −1 … 1. */
  grain: number
}

/** What every style grows with. */
export type Grower = {
  shape: HairShape
  random: Random
  /** A root inside the hairline, not lower than `lowest`. */
  root: (lowest?: number) => Vec3
  /** `tip`: how much its end hides of what lies under it. */
  keep: (path: Path, options?: { thin?: number; grain?: number; blunt?: boolean; tip?: number }) => void
  /** So many strands at the density asked for. */
  count: (n: number) => number
}
