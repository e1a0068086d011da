import type { ImageStyle } from '../port.ts'
import { clamp } from './geometry.ts'
import type { FaceShape } from './head.ts'
import type { StrokePlan } from './strokes.ts'

/** How a style differs: what it does to a face, to hair and with the brush. */
type Finish = {
  face: (shape: FaceShape) => FaceShape
  /** Hair's strands: 1 many and fine … 0.3 few broad locks. */
  strandDensity: number
  /** Flat tones and contour lines instead of modelled light. */
  cel: boolean
  strokes: StrokePlan
}

const asItIs = (shape: FaceShape) => shape

/** Simplified, and still a grown person's: long face, narrow nose, no enlarged skull. */
const drawn = (s: FaceShape): FaceShape => ({
  ...s,
  browRidge: -0.6,
  noseWidth: -1.2,
  noseBridge: s.noseBridge * 0.4 - 0.6,
  angular: clamp(s.angular, 0, 0.4),
  cheekbones: 0,
  jaw: s.jaw * 0.7 - 0.35,
  width: s.width * 0.5 - 0.2,
  chin: s.chin * 0.5 + 0.35,
})

export const finishes: Record<ImageStyle, Finish> = {
  realistic: {
    face: asItIs,
    strandDensity: 1,
    cel: false,
    strokes: { radii: [12, 6, 2.6], clean: 0.55, opacity: 0.85, figure: true },
  },
  portrait: {
    face: asItIs,
    strandDensity: 0.8,
    cel: false,
    strokes: { radii: [15, 8, 4, 2.2], clean: 0.26, opacity: 0.95, figure: true },
  },
  anime: {
    face: drawn,
    strandDensity: 0.6,
    cel: true,
    strokes: { radii: [16, 8], clean: 0, opacity: 0.9, figure: false },
  },
  fantasy: {
    face: asItIs,
    strandDensity: 1,
    cel: false,
    strokes: { radii: [13, 6, 2.8], clean: 0.48, opacity: 0.88, figure: true },
  },
}
