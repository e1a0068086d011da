import { curve } from './geometry.ts'

/** The line where hair begins, as a height over the angle around the head (0 = front). */
export const createHairline = (receding: number) =>
  curve([
    [0, 0.6 + receding * 0.08],
    [0.3, 0.59 + receding * 0.17],
    [0.55, 0.545 + receding * 0.24],
    [0.78, 0.455 + receding * 0.22],
    [0.98, 0.31 + receding * 0.16],
    [1.16, 0.13 + receding * 0.06],
    [1.42, -0.05],
    [1.56, -0.02],
    [1.75, -0.06],
    [2.1, -0.45],
    [3.2, -0.62],
  ])
