import type { BodySurface } from './body.ts'
import { bump, clamp, mix, smoothstep, type Vec3 } from './geometry.ts'
import type { Material } from './light.ts'
import { type Colour, dim, mixColour } from './palette.ts'
import { clouds, noise } from './random.ts'
import type { Sheet } from './raster.ts'

export type Garment =
  | 'turtleneck'
  | 'knit'
  | 'tee'
  | 'shirt'
  | 'blazer'
  | 'dress'
  | 'hoodie'
  | 'jacket'
  | 'armour'
  | 'robe'

export type ClothingLook = {
  garment: Garment
  colour: Colour
  /** What shows under an open collar, and trims. */
  second: Colour
  pattern: 'plain' | 'stripes' | 'check' | 'knit'
  gloss: number
}

/** A piece of cloth: its form, and its colours by place. */
type ClothPiece = { sheet: Omit<Sheet, 'part'>; material: (place: Vec3) => Material }

type Neckline = (x: number, z: number) => number

const round =
  (depth: number, width: number): Neckline =>
  (x, z) =>
    z < -0.2 ? -1.23 : -1.25 - depth * Math.sqrt(Math.max(0, 1 - (x / width) ** 2))
const vee =
  (depth: number): Neckline =>
  (x, z) =>
    z < -0.2 ? -1.23 : -1.21 - depth * Math.max(0, 1 - Math.abs(x) / 0.42)
const boat: Neckline = (x, z) =>
  z < -0.2 ? -1.43 : -1.43 - 0.27 * Math.sqrt(Math.max(0, 1 - (x / 0.78) ** 2))

const necklines: Record<Garment, Neckline | null> = {
  turtleneck: null,
  knit: round(0.16, 0.46),
  tee: round(0.2, 0.45),
  shirt: vee(0.45),
  blazer: vee(1.0),
  dress: boat,
  hoodie: round(0.2, 0.45),
  jacket: vee(0.75),
  armour: null,
  robe: vee(0.7),
}

export const createClothing = (body: BodySurface, look: ClothingLook, seed: number): ClothPiece[] => {
  const pieces: ClothPiece[] = []
  const { garment } = look
  const cloth = (colour: Colour, gloss = look.gloss) => colourCloth(look, colour, gloss, seed)
  const shell = (neckline: Neckline | null, inflate: number, colour: Colour, gloss?: number) => {
    const collar = neckline === null
    pieces.push({
      sheet: {
        rows: 150,
        columns: 150,
        point: (u, v) => {
          const y = -3.5 + v * (collar ? 2.43 : 2.15)
          const angle = Math.PI * (2 * u - 1)
          const p = body.point(y, angle, inflate)
          const fold = garment === 'armour' ? 0 : folds(p, seed) * smoothstep(-1.5, -1.8, y)
          const roll = collar
            ? 0.045 * smoothstep(-1.46, -1.36, y) +
              0.025 * Math.sin(clamp((y + 1.42) / 0.36) * Math.PI) +
              0.012 * bump(y + 1.24, 0.03)
            : 0
          // Folds never sink into the body.
          const q = body.point(y, angle, inflate + Math.max(fold, 0.012 - inflate) + roll)
          return neckline ? [q[0], q[1], q[2] + 0.03 * bump(y - neckline(p[0], p[2]) + 0.04, 0.045)] : q
        },
        ...(neckline ? { keep: (p: Vec3) => p[1] < neckline(p[0], p[2]) } : {}),
      },
      material: (p) => {
        const m = cloth(colour, gloss)(p)
        if (!neckline) return m
        const edge = neckline(p[0], p[2]) - p[1]
        return edge < 0.09 && edge > 0.07 ? { ...m, albedo: dim(m.albedo, 0.62) } : m
      },
    })
  }
  if (garment === 'blazer' || garment === 'jacket') shell(round(0.14, 0.44), 0.035, look.second, 0.1)
  if (garment === 'robe') shell(vee(0.42), 0.03, look.second, 0.1)
  shell(
    necklines[garment],
    garment === 'blazer' || garment === 'jacket' || garment === 'robe' ? 0.075 : 0.045,
    look.colour,
  )
  if (garment === 'shirt')
    pieces.push(...collarLeaves(body, cloth(look.colour)), placket(body, cloth(look.colour), look))
  if (garment === 'blazer' || garment === 'jacket')
    pieces.push(...lapels(body, cloth(dim(look.colour, 1.12)), garment === 'blazer' ? 1.0 : 0.75))
  if (garment === 'hoodie') pieces.push(hood(body, cloth(dim(look.colour, 0.92)), 0.15))
  if (garment === 'robe') pieces.push(...highCollar(body, cloth(dim(look.colour, 0.85)), look.second))
  if (garment === 'armour') pieces.push(...pauldrons(cloth(look.colour, 0.95), look.second))
  return pieces
}

const folds = ([x, y]: Vec3, seed: number) => {
  const a = Math.abs(x)
  const drape = clouds(x * 2.2 + y * 0.9 * Math.sign(x), y * 0.8 + a * 0.9, seed + 31) - 0.5
  const crease = Math.sin((a * 1.5 - y) * 7 + clouds(x * 1.5, y * 1.5, seed) * 6) * 0.5
  return drape * 0.12 + crease * 0.016
}

const colourCloth =
  (look: ClothingLook, colour: Colour, gloss: number, seed: number) =>
  ([x, y]: Vec3): Material => {
    let c = dim(colour, 0.7 + 0.24 * clouds(x * 4, y * 4, seed + 3))
    if (look.pattern === 'knit') {
      const rib = Math.sin(x * 62) * 0.5 + 0.5
      const loop = Math.sin(y * 70 + (Math.sin(x * 62) > 0 ? 0 : 1.6)) * 0.5 + 0.5
      c = dim(c, 0.8 + 0.16 * rib + 0.1 * loop)
    } else if (look.pattern === 'stripes') {
      c = mixColour(c, look.second, smoothstep(0.35, 0.5, Math.sin(y * 28)) * 0.85)
    } else if (look.pattern === 'check') {
      const k = smoothstep(0.2, 0.4, Math.sin(y * 16)) + smoothstep(0.2, 0.4, Math.sin(x * 16))
      c = mixColour(c, look.second, k * 0.38)
    }
    return {
      albedo: c,
      glow: 0.12,
      gloss: gloss > 0.9 ? gloss : gloss * (0.85 + 0.3 * noise(x * 8, y * 8, seed)),
    }
  }

const collarLeaves = (body: BodySurface, material: ClothPiece['material']): ClothPiece[] =>
  ([-1, 1] as const).map((side) => ({
    sheet: {
      rows: 16,
      columns: 50,
      point: (u, v) => {
        const k = side > 0 ? 1 - u : u
        const front = 1 - k
        const angle = side * mix(0.3, Math.PI, k)
        const top = mix(-1.27, -1.43, front ** 2)
        const wide = mix(0.17, 0.36, front ** 3)
        const p = body.point(
          top - v * wide,
          angle * (1 + v * front ** 3 * 0.6),
          0.05 + 0.055 * Math.sin(Math.PI * (0.25 + v * 0.6)) + v * 0.03,
        )
        return [p[0], p[1], p[2] + 0.03]
      },
    },
    material: (p) => material([p[0], p[1] * 0.4, p[2]]),
  }))

const placket = (body: BodySurface, material: ClothPiece['material'], look: ClothingLook): ClothPiece => ({
  sheet: {
    rows: 90,
    columns: 10,
    point: (u, v) => {
      const p = body.on((u - 0.5) * 0.15, -3.3 + v * 1.67, 0.062)
      return [p[0], p[1], p[2] + 0.008]
    },
  },
  material: (p) => {
    const m = material(p)
    const button = Math.hypot(p[0], ((((p[1] + 4) % 0.34) + 0.34) % 0.34) - 0.17)
    return button < 0.032
      ? { ...m, albedo: dim(mixColour(look.second, m.albedo, 0.3), button < 0.022 ? 1 : 0.5) }
      : Math.abs(p[0]) > 0.066
        ? { ...m, albedo: dim(m.albedo, 0.7) }
        : m
  },
})

const lapels = (body: BodySurface, material: ClothPiece['material'], depth: number): ClothPiece[] =>
  ([-1, 1] as const).map((side) => ({
    sheet: {
      rows: 60,
      columns: 20,
      point: (u, v) => {
        const k = side > 0 ? u : 1 - u
        const t = 1 - v
        const x0 = 0.42 * (1 - t) + 0.0
        const y0 = -1.17 - depth * t
        const notch = t < 0.3 ? mix(0.2, 0.15, t / 0.3) : mix(0.33, 0.06, (t - 0.3) / 0.7)
        const p = body.on(
          side * (x0 + k * notch - 0.012),
          y0 - k * 0.05,
          0.09 + 0.03 * Math.sin(Math.PI * Math.min(1, k * 1.1)),
        )
        return [p[0], p[1], p[2] + 0.012]
      },
    },
    material,
  }))

const hood = (body: BodySurface, material: ClothPiece['material'], thickness: number): ClothPiece => ({
  sheet: {
    rows: 24,
    columns: 120,
    point: (u, v) => {
      const angle = Math.PI * (2 * u - 1)
      const turn = v * Math.PI * 2
      const back = (1 - Math.cos(angle)) / 2
      const r = thickness * mix(0.75, 1.35, back) * (1 + 0.14 * Math.sin(angle * 5 + turn))
      const p = body.point(mix(-1.62, -1.28, back), angle, 0.1)
      const out = r * Math.cos(turn)
      return [p[0] + Math.sin(angle) * out, p[1] + r * Math.sin(turn), p[2] + Math.cos(angle) * out]
    },
  },
  material,
})

/** A cloak's collar that stands open around the neck: seen from outside and from inside. */
const highCollar = (body: BodySurface, material: ClothPiece['material'], trim: Colour): ClothPiece[] =>
  ([false, true] as const).map((inside) => ({
    sheet: {
      rows: 24,
      columns: 80,
      point: (u, v) => {
        const k = inside ? 1 - u : u
        const angle = mix(0.42, Math.PI * 2 - 0.42, k)
        const back = (1 - Math.cos(angle)) / 2
        const p = body.point(-1.56, angle, 0.13 + v * mix(0.2, 0.1, back))
        return [
          p[0] * (1 - 0.12 * v * back),
          p[1] + v * mix(0.2, 0.52, back) - (1 - back) * 0.12,
          p[2] + (1 - back) * 0.05,
        ]
      },
    },
    material: (p) => {
      const m = material(p)
      return { ...m, albedo: inside ? dim(mixColour(m.albedo, trim, 0.3), 0.6) : m.albedo }
    },
  }))

const pauldrons = (material: ClothPiece['material'], trim: Colour): ClothPiece[] =>
  ([-1, 1] as const).map((side) => ({
    sheet: {
      rows: 50,
      columns: 60,
      point: (u, v) => {
        // A dome leaning outwards, in three lames.
        const angle = Math.PI * 2 * u
        const rise = v * Math.PI * 0.5
        const lame = 1 - 0.07 * ((v * 3) % 1)
        const x = Math.cos(angle) * Math.cos(rise) * 0.46 * lame
        const y = Math.sin(rise) * 0.36 - 0.05
        return [
          side * 1.02 + x * 0.9 + side * y * 0.3,
          -1.73 + y - side * x * 0.42,
          -0.16 - Math.sin(angle) * Math.cos(rise) * 0.52 * lame,
        ]
      },
    },
    material: (p) => {
      const m = material(p)
      const band = Math.abs(p[1] + 1.77 + (Math.abs(p[0]) - 1.02) * 0.42) < 0.03
      return band ? { ...m, albedo: trim } : m
    },
  }))
