import type { ImageStyle } from '../port.ts'
import type { FaceShape } from './head.ts'
import type { StrokePlan } from './strokes.ts'

export type Finish = {
  face: (shape: FaceShape) => FaceShape
  strandDensity: number
  strokes: StrokePlan
}

const asItIs = (shape: FaceShape) => shape

export const finishes: Record<ImageStyle, Finish> = {
  realistic: { face: asItIs, strandDensity: 1, strokes: { radii: [12, 6, 2.6], clean: 0.62, opacity: 0.85 } },
  portrait: {
    face: asItIs,
    strandDensity: 0.8,
    strokes: { radii: [15, 8, 4, 2.2], clean: 0.32, opacity: 0.95 },
  },
  anime: { face: asItIs, strandDensity: 0.8, strokes: { radii: [14, 7], clean: 0.9, opacity: 0.6 } },
  fantasy: { face: asItIs, strandDensity: 1, strokes: { radii: [13, 6, 2.8], clean: 0.55, opacity: 0.85 } },
}
