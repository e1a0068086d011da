import { mix, type Vec3 } from './geometry.ts'
import type { Sheet } from './raster.ts'

/** An ear as a dish with a raised rim; `pointed` 0 … 1 draws its tip up and back. */
export const earSheet = (side: -1 | 1, headHalf: number, pointed: number, part: number): Sheet => ({
  part,
  rows: 14,
  columns: 44,
  point: (u, v): Vec3 => {
    const angle = (side > 0 ? u : 1 - u) * Math.PI * 2
    const s = Math.sin(angle)
    const c = Math.cos(angle)
    const top = Math.max(0, s)
    const r = v
    const rim = Math.exp(-(((r - 0.86) / 0.13) ** 2)) * 0.026 - Math.exp(-(((r - 0.5) / 0.22) ** 2)) * 0.014
    const lobe = s < -0.5 ? 0.8 : 1
    const depth = c * r * 0.12 * lobe - s * r * 0.045
    const stretch = pointed * top ** 4 * r ** 2
    const out = 0.02 + rim + r * r * 0.025 + ((1 - c) / 2) ** 2 * r * 0.095 + stretch * 0.2
    return [
      side * (headHalf - 0.035 + out),
      -0.115 + s * r * mix(0.19, 0.21, top) + stretch * 0.3,
      -0.06 + depth - stretch * 0.12,
    ]
  },
})
