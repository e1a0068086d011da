import { type Beard, beardAt } from './beard.ts'
import { bump, clamp, mix, smoothstep, type Vec3 } from './geometry.ts'
import { createHairline } from './hairline.ts'
import type { HeadSurface } from './head.ts'
import type { Material } from './light.ts'
import { type Colour, dim, mixColour, saturate, tint } from './palette.ts'
import { noise } from './random.ts'

type SkinLook = {
  tone: Colour
  lips: Colour
  /** 0 bare … 1 painted. */
  lipStrength: number
  blush: number
  beard: Beard
  /** Hard borders of beard and scalp, for drawn pictures. */
  crisp: boolean
  /** 0 none … 1 a full beard's ground: how dark its roots stand. */
  stubble: number
  hair: Colour
  /** 0 bald … 1 thick: how dark the scalp is. */
  scalp: number
  /** How far the temples have withdrawn. */
  receding: number
  age: number
}

/** Lips' outlines around the seam at x (head's units): heights over the mouth's line. */
export const lipLines = (head: HeadSurface, smile: number) => {
  const half = head.mouthHalf
  const full = head.fullness
  return (x: number) => {
    const t = clamp(Math.abs(x) / half)
    const lift = clamp(smile, -0.4, 1) * 0.066 * t * t
    const seam = head.mouthY + lift + 0.008 * Math.cos(t * Math.PI * 2) * (1 - t) - 0.004
    const taper = 1 - t ** 1.7
    const bow = 0.062 * full * taper * (0.9 + 0.16 * bump(t - 0.22, 0.18) - 0.12 * bump(t, 0.1))
    const lower = 0.08 * full * (1 - t ** 2.1) ** 1.05
    return { seam, upper: seam + bow, lower: seam - lower }
  }
}

/** Colours of the head's and body's skin by place. */
export const createSkin = (head: HeadSurface, look: SkinLook, smile: number, seed: number) => {
  const hairline = createHairline(look.receding)
  const lips = lipLines(head, smile)
  const deep = saturate(dim(look.tone, 0.72), 1.15)
  const red = mixColour(look.tone, tint(look.tone, [1.15, 0.62, 0.58]), 1)
  const bare = mixColour(look.tone, tint(look.tone, [0.92, 0.46, 0.45]), 0.55 + look.lipStrength)
  const lipColour = mixColour(bare, look.lips, look.lipStrength)
  const roots = dim(look.hair, look.crisp ? 0.72 : 0.8)
  const beard = mixColour(look.tone, dim(look.hair, 0.75), look.stubble > 0.7 ? 0.85 : 0.45)
  const eyeX = head.eyeX

  const face = ([x, y, z]: Vec3): Material => {
    const a = Math.abs(x)
    let c = look.tone
    let gloss = 0.42
    const mottle = noise(x * 5 + 9, y * 5, seed) - 0.5
    c = mixColour(c, red, clamp(0.1 + mottle * 0.3))
    if (z > 0) {
      const flush =
        look.blush * 0.75 * bump(a - 0.4, 0.17) * bump(y + 0.24, 0.13) +
        0.42 * bump(a, 0.13) * bump(y - head.noseTip, 0.09) +
        0.14 * bump(a, 0.12) * bump(y + 0.88, 0.08)
      c = mixColour(c, red, clamp(flush))
      const hollow = 0.26 * bump(a - eyeX + 0.03, 0.15) * bump(y - 0.06, 0.075)
      const bags = (0.16 + look.age * 0.3) * bump(a - eyeX + 0.04, 0.11) * bump(y + 0.105, 0.035)
      c = mixColour(c, deep, clamp(hollow + bags))
      if (look.stubble > 0) {
        const { share } = beardAt(look.beard, x, y)
        c = mixColour(c, beard, (look.crisp ? smoothstep(0.4, 0.5, share) : share) * look.stubble)
      }
      if (a < head.mouthHalf && Math.abs(y - head.mouthY) < 0.14) {
        const l = lips(x)
        const inside =
          smoothstep(l.lower - 0.016, l.lower + 0.014, y) * smoothstep(l.upper + 0.012, l.upper - 0.012, y)
        const up = y > l.seam ? 0.72 : 1.0
        c = mixColour(c, dim(lipColour, up), inside * 0.95)
        gloss = mix(gloss, 0.6, inside)
      }
    }
    const angle = Math.atan2(a, z + 0.1)
    const height = look.scalp > 0 ? y - hairline(angle) : -1
    if (height > -0.12) {
      const ragged = look.crisp ? 0 : (noise(x * 34, y * 12, seed + 4) - 0.5) * 0.07
      const over = height + (noise(angle * 9, y * 9, seed + 3) - 0.5) * 0.03 + ragged
      const covered = (look.crisp ? smoothstep(0, 0.015, over) : smoothstep(-0.03, 0.15, over)) * look.scalp
      c = mixColour(c, roots, covered)
      gloss = mix(gloss, 0.1, covered)
    }
    return { albedo: c, glow: 1, gloss }
  }

  const body = ([x, y]: Vec3): Material => {
    const mottle = noise(x * 3, y * 3, seed + 5) - 0.5
    const flush = clamp(0.1 + mottle * 0.3 + 0.2 * bump(y + 1.75, 0.2))
    return { albedo: dim(mixColour(look.tone, red, flush), 0.94), glow: 0.9, gloss: 0.32 }
  }
  return { face, body, ear: { albedo: mixColour(look.tone, red, 0.56), glow: 1, gloss: 0.25 } as Material }
}
