import { bump, clamp, curve, mix, smoothstep, type Vec3 } from './geometry.ts'

/** A face's proportions. 0 is the middle of what is common and 1 a clear trait, unless said otherwise. */
export type FaceShape = {
  /** −1 narrow … 1 broad. */
  width: number
  /** −1 tapering … 1 square. */
  jaw: number
  /** −1 short … 1 long. */
  chin: number
  cheekbones: number
  browRidge: number
  noseLength: number
  noseWidth: number
  /** −1 flat … 1 high. */
  noseBridge: number
  /** −1 drooping … 1 turned up. */
  noseTip: number
  lips: number
  mouthWidth: number
  eyeSize: number
  eyeSpacing: number
  /** Outer corners: −1 down … 1 up. */
  eyeTilt: number
  browHeight: number
  browArch: number
  browWeight: number
  /** Flesh on the bones, −1 … 1. */
  flesh: number
  /** 0 at 25, 1 at 80. */
  age: number
  /** 0 soft … 1 angular: how far bones show. */
  angular: number
}

export type Expression = {
  /** −0.4 sad … 1 broad smile. */
  smile: number
  /** 0.6 half-closed … 1.15 wide. */
  lids: number
  /** −1 frowning … 1 raised. */
  brows: number
}

export type HeadSurface = ReturnType<typeof createHead>

const exponent = 2.35
/** The skull's middle, seen from the side. */
const axis = -0.1

/**
 * The head as a surface over rows (heights at the front) and angles around. Features are raised from a
 * smooth shell, so every place on the face has one depth: what is drawn on the face can be put on it.
 */
export const createHead = (f: FaceShape, e: Expression) => {
  const jaw = f.jaw * 0.035 + f.flesh * 0.034 + f.angular * 0.008 + f.age * 0.012
  const wide = 1.045 + f.width * 0.035 + f.flesh * 0.03
  const halfWidth = curve([
    [-1, 0.02],
    [-0.985, 0.185 + jaw * 0.9],
    [-0.94, 0.262 + jaw * 1.2],
    [-0.86, 0.35 + jaw * 1.3],
    [-0.74, 0.425 + jaw * 1.35],
    [-0.58, 0.512 + jaw * 1.1],
    [-0.4, 0.58 + jaw * 0.7],
    [-0.2, 0.618 + f.cheekbones * 0.012 + f.flesh * 0.01],
    [0.05, 0.64],
    [0.3, 0.668],
    [0.52, 0.658],
    [0.7, 0.585],
    [0.84, 0.455],
    [0.93, 0.32],
    [0.98, 0.17],
    [1, 0.02],
  ])
  const front = curve([
    [-1, 0.5],
    [-0.985, 0.63],
    [-0.94, 0.718],
    [-0.87, 0.76],
    [-0.75, 0.764],
    [-0.6, 0.795],
    [-0.4, 0.815],
    [-0.2, 0.8],
    [0.05, 0.8],
    [0.18, 0.838 + f.browRidge * 0.015],
    [0.34, 0.825],
    [0.55, 0.77],
    [0.74, 0.64],
    [0.88, 0.45],
    [0.96, 0.27],
    [1, 0.02],
  ])
  const back = curve([
    [-1, 0.0],
    [-0.8, 0.2],
    [-0.4, 0.62],
    [0, 0.84],
    [0.35, 0.9],
    [0.7, 0.7],
    [0.9, 0.42],
    [1, 0.02],
  ])
  /** The jaw's edge rises from the chin to the ear. */
  const rise = curve([
    [-1, 0.3],
    [-0.8, 0.23],
    [-0.5, 0.1],
    [-0.2, 0.02],
    [0.2, 0],
  ])
  const noseTip = -0.3 - f.noseLength * 0.03
  const up = f.noseTip * 0.02
  const bridge = 0.052 + f.noseBridge * 0.022
  const noseProfile = curve([
    [noseTip - 0.17 + up, 0],
    [noseTip - 0.1 + up, 0.06],
    [noseTip - 0.05 + up, 0.142],
    [noseTip + up * 0.6, 0.182],
    [noseTip + 0.06, 0.178 - f.noseTip * 0.012],
    [noseTip * 0.45, 0.108 + f.noseBridge * 0.016],
    [0, bridge],
    [0.09, 0.022 + f.noseBridge * 0.012],
    [0.22, 0],
  ])
  const noseHalf = curve([
    [noseTip - 0.1, 0.088 + f.noseWidth * 0.024],
    [noseTip, 0.09 + f.noseWidth * 0.018],
    [noseTip * 0.5, 0.084 + f.noseWidth * 0.01],
    [0.1, 0.095],
    [0.2, 0.13],
  ])
  const eyeX = 0.285 + f.eyeSpacing * 0.014
  const mouthY = -0.6
  const mouthHalf = 0.19 + f.mouthWidth * 0.02 + clamp(e.smile) * 0.042
  const fullness = 1.24 + f.lips * 0.3 - f.age * 0.3
  const bone = 1 + f.angular * 0.5 + f.age * 0.35 - f.flesh * 0.35

  /** What stands out from the shell at x, y. */
  const relief = (x: number, y: number) => {
    const a = Math.abs(x)
    let d = 0
    // Sockets, eyeballs, brow ridge.
    d -= 0.05 * bump(a - eyeX + 0.02, 0.2) * bump(y - 0.02, 0.125)
    d -= 0.03 * bump(a - 0.14, 0.085) * bump(y - 0.045, 0.1)
    d += 0.052 * bump(a - eyeX, 0.125) * bump(y - 0.002, 0.085)
    d += (0.006 + f.browRidge * 0.02) * bump(a - 0.25, 0.2) * bump(y - 0.185, 0.065)
    d -= f.age * 0.022 * bump(a - eyeX + 0.03, 0.12) * bump(y + 0.13, 0.03)
    d += f.age * 0.018 * bump(a - eyeX, 0.11) * bump(y + 0.085, 0.04)
    // Nose: bridge and ball, wings, the hollow of the nostrils.
    const half = noseHalf(y)
    d += noseProfile(y) * Math.exp(-((x / half) ** 2))
    d += 0.062 * bump(a - 0.1 - f.noseWidth * 0.018, 0.055) * bump(y - noseTip + 0.03 - up, 0.058)
    d -= 0.03 * bump(a - 0.05, 0.032) * bump(y - noseTip + 0.075 - up, 0.022)
    // Cheeks and temples.
    d +=
      (0.03 * bone + clamp(e.smile) * 0.026) *
      bump(a - 0.4, 0.2) *
      bump(y + 0.2 - clamp(e.smile) * 0.03, 0.15)
    d -= (0.011 * bone - f.flesh * 0.03) * bump(a - 0.42, 0.18) * bump(y + 0.5, 0.17)
    d -= 0.02 * bone * bump(a - 0.6, 0.12) * bump(y - 0.3, 0.2)
    // The fold from nose to mouth.
    const foldX = mix(0.14, mouthHalf + 0.055, clamp((-0.36 - y) / 0.27))
    d -=
      (0.001 + f.age * 0.022 + clamp(e.smile) * 0.008) *
      bump(a - foldX, 0.045) *
      smoothstep(-0.72, -0.6, y) *
      smoothstep(-0.3, -0.4, y)
    // Mouth: mound, lips, seam, corners, the hollow under it, chin.
    d += 0.018 * bump(a, 0.24) * bump(y - mouthY, 0.14)
    const lipEdge = Math.exp(-((a / (mouthHalf * 0.95)) ** 4))
    const lift = clamp(e.smile, -0.4, 1) * 0.062 * (a / mouthHalf) ** 2
    const my = y - mouthY - Math.min(lift, 0.06)
    d += 0.026 * fullness * bump(my - 0.037, 0.032) * lipEdge
    d += 0.036 * fullness * bump(my + 0.05, 0.04) * Math.exp(-((a / (mouthHalf * 0.8)) ** 4))
    d -= 0.02 * bump(my, 0.016) * lipEdge
    d -= 0.012 * bump(a - mouthHalf - 0.02, 0.045) * bump(my, 0.05)
    d -= 0.012 * bump(x, 0.03) * bump(y + 0.49, 0.055)
    d -= 0.02 * bump(a, 0.19) * bump(y + 0.745, 0.05)
    d += (0.022 + f.angular * 0.01) * bump(a, 0.2) * bump(y + 0.87, 0.09)
    return d
  }

  const shell = (row: number, angle: number): Vec3 => {
    const s = Math.sin(angle)
    const c = Math.cos(angle)
    const w = halfWidth(row) * wide
    const depth = c >= 0 ? front(row) - axis : back(row) + axis + 0.1
    const x = Math.sign(s) * w * Math.abs(s) ** (2 / exponent)
    const z = axis + Math.sign(c) * depth * Math.abs(c) ** (2 / exponent)
    const chinPull = row < -0.6 ? f.chin * 0.05 * smoothstep(-0.6, -0.95, row) : 0
    return [x, row + rise(row) * (1 - c) * 0.5 * (c < 0 ? 1.2 : 1) - chinPull, z]
  }

  const point = (row: number, angle: number): Vec3 => {
    const p = shell(row, angle)
    const facing = smoothstep(-0.05, 0.45, Math.cos(angle))
    return facing > 0 ? [p[0], p[1], p[2] + relief(p[0], p[1] + chinShift(p[1])) * facing] : p
  }
  const chinShift = (y: number) => (y < -0.6 ? f.chin * 0.05 * smoothstep(-0.6, -0.95, y) : 0)

  /** The face's place at x, y, seen from the front. */
  const onFace = (x: number, y: number): Vec3 => {
    let row = y
    let angle = 0
    for (let i = 0; i < 3; i++) {
      const w = halfWidth(row) * wide
      const s = clamp(Math.abs(x) / w, 0, 0.98) ** (exponent / 2)
      angle = Math.asin(s) * Math.sign(x)
      row = y - rise(row) * (1 - Math.cos(angle)) * 0.5
    }
    const p = shell(row, angle)
    return [x, y, p[2] + relief(x, y) * smoothstep(-0.05, 0.45, Math.cos(angle))]
  }

  return { point, shell, onFace, halfWidth, wide, eyeX, mouthY, mouthHalf, noseTip: noseTip + up, fullness }
}
