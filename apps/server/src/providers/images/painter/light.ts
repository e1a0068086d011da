import { type Camera, clamp, dot, mix, normalize, smoothstep, type Vec3 } from './geometry.ts'
import { type Colour, toByte } from './palette.ts'
import type { Buffers } from './raster.ts'

export type Lighting = {
  /** From the thing to the light. */
  key: Vec3
  keyColour: Colour
  rim: Vec3
  rimColour: Colour
  above: Colour
  below: Colour
}

/** How a thing answers light. */
export type Material = {
  albedo: Colour
  /** 0 cloth … 1 skin: light that wanders under the surface, red the farthest. */
  glow: number
  /** 0 dull … 1 glossy. */
  gloss: number
}

/** Which way skin faces on the whole, fine forms left out; half size. */
type SoftNormals = { left: number; top: number; width: number; layers: Float32Array[] }

type Occlusion = { width: number; lit: Float32Array; open: Float32Array }

const blurBox = (source: Float32Array, width: number, height: number, radius: number) => {
  const pass = (
    from: Float32Array,
    to: Float32Array,
    lines: number,
    length: number,
    step: number,
    jump: number,
  ) => {
    for (let l = 0; l < lines; l++) {
      let sum = 0
      const base = l * jump
      const at = (i: number) => from[base + Math.max(0, Math.min(length - 1, i)) * step] as number
      for (let i = -radius; i <= radius; i++) sum += at(i)
      for (let i = 0; i < length; i++) {
        to[base + i * step] = sum / (radius * 2 + 1)
        sum += at(i + radius + 1) - at(i - radius)
      }
    }
  }
  const half = new Float32Array(source.length)
  const out = new Float32Array(source.length)
  pass(source, half, height, width, 1, width)
  pass(half, out, width, height, width, 1)
  return out
}

/** Cast shadows and hollows, found in the depths at half size and softened. */
const findOcclusion = (b: Buffers, camera: Camera, key: Vec3): Occlusion => {
  const width = b.width >> 1
  const height = b.height >> 1
  const depth = new Float32Array(width * height)
  const floor = -1.4
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      depth[y * width + x] = Math.max(floor, b.depth[y * 2 * b.width + x * 2] as number)
  const lit = new Float32Array(width * height).fill(1)
  const unit = camera.unit / 2
  const flat = Math.hypot(key[0], key[1]) || 1
  const [dx, dy, dz] = [key[0] / flat, -key[1] / flat, key[2] / flat / unit]
  const reach = unit * 0.75
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const z = depth[y * width + x] as number
      if (z <= floor) continue
      let light = 1
      for (let s = 2; s < reach; s += 1.5 + s * 0.09) {
        const sx = Math.round(x + dx * s)
        const sy = Math.round(y + dy * s)
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) break
        const over = (depth[sy * width + sx] as number) - (z + dz * s)
        if (over > 0.03) light = Math.min(light, 1 - smoothstep(0.03, 0.1 + s * 0.0016, over))
      }
      lit[y * width + x] = light
    }
  }
  const near = blurBox(depth, width, height, Math.round(unit * 0.05))
  const far = blurBox(
    blurBox(depth, width, height, Math.round(unit * 0.14)),
    width,
    height,
    Math.round(unit * 0.1),
  )
  const open = new Float32Array(width * height)
  for (let i = 0; i < open.length; i++) {
    const z = depth[i] as number
    const hollow = Math.max(0, (near[i] as number) - z) * 5 + Math.max(0, (far[i] as number) - z) * 1.6
    open[i] = 1 / (1 + hollow)
  }
  const soft = Math.max(1, Math.round(unit * 0.03))
  return { width, lit: blurBox(lit, width, height, soft), open: blurBox(open, width, height, 1) }
}

/** Light wanders under skin: its fine forms answer less than its large ones. */
export const softenNormals = (b: Buffers, part: number, radius: number): SoftNormals => {
  const { left, top, width, height } = boundsOf(b, part)
  const layers = [0, 1, 2].map((k) => {
    const one = new Float32Array(width * height)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = (top + y) * 2 * b.width + (left + x) * 2
        if (b.part[p] === part) one[y * width + x] = b.normal[p * 3 + k] as number
      }
    return blurBox(blurBox(one, width, height, radius), width, height, radius)
  })
  return { left, top, width, layers }
}

/** Where a part stands, in steps of two pixels. */
const boundsOf = (b: Buffers, part: number) => {
  let [left, top, right, bottom] = [b.width, b.height, 0, 0]
  for (let y = 0; y < b.height - 1; y += 2)
    for (let x = 0; x < b.width - 1; x += 2) {
      if (b.part[y * b.width + x] !== part) continue
      left = Math.min(left, x >> 1)
      right = Math.max(right, x >> 1)
      top = Math.min(top, y >> 1)
      bottom = Math.max(bottom, y >> 1)
    }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) }
}

/** Fills the pixels that `material` knows into an RGBA image. */
export const shade = (
  b: Buffers,
  camera: Camera,
  light: Lighting,
  material: (part: number, place: Vec3, pixel: number) => Material | null,
  image: Uint8ClampedArray,
  skin: { part: number; normals: SoftNormals },
  /** Two flat tones with a sharp edge, as in drawn animation. */
  cel = false,
) => {
  const occlusion = findOcclusion(b, camera, light.key)
  const half = normalize([light.key[0], light.key[1], light.key[2] + 1])
  const lastX = occlusion.width - 1
  for (let p = 0; p < b.part.length; p++) {
    const part = b.part[p] as number
    if (part === 0) continue
    const at = (list: Float32Array, k: number) => list[p * 3 + k] as number
    const m = material(part, [at(b.place, 0), at(b.place, 1), at(b.place, 2)], p)
    if (!m) continue
    const n: Vec3 = [at(b.normal, 0), at(b.normal, 1), at(b.normal, 2)]
    const px = p % b.width
    const cell =
      Math.min((b.height >> 1) - 1, Math.floor(p / b.width / 2)) * occlusion.width + Math.min(lastX, px >> 1)
    const lit = occlusion.lit[cell] as number
    const open = occlusion.open[cell] as number
    const facing = dot(n, light.key)
    const under =
      !cel && part === skin.part ? softFacing(skin.normals, px, Math.floor(p / b.width), light.key) : facing
    const edge = 1 - clamp(n[2])
    const rim = edge * edge * clamp(dot(n, light.rim)) * (0.6 + m.glow) * clamp(1 + n[1] * 1.4)
    const sheen = m.gloss * clamp(dot(n, half)) ** (8 + 26 * m.gloss) * 0.35 * lit
    const sky = n[1] * 0.5 + 0.5
    if (cel) {
      shadeCel(light, m, facing, lit, n, rim, image, p)
      continue
    }
    for (let k = 0; k < 3; k++) {
      const wander = mix(0.1, k === 0 ? 0.42 : k === 1 ? 0.27 : 0.2, m.glow)
      const seen = mix(facing, under, k === 0 ? 0.82 : k === 1 ? 0.66 : 0.56)
      const direct = clamp((seen + wander) / (1 + wander)) ** 1.25
      const held = mix(0.16, k === 0 ? 0.46 : k === 1 ? 0.31 : 0.25, m.glow)
      const key = direct * (held + (1 - held) * lit) * (light.keyColour[k] as number)
      const dusk = mix(light.below[k] as number, light.above[k] as number, sky) * open
      const metal = m.gloss > 0.9 ? 0.5 + 0.95 * smoothstep(-0.2, 0.9, Math.sin(n[1] * 5.5 + n[0] * 3.2)) : 1
      const value =
        metal * (m.albedo[k] as number) * (key * (0.55 + 0.45 * open) + dusk) +
        rim *
          (light.rimColour[k] as number) *
          ((m.albedo[k] as number) * 0.8 + 0.005 + 0.055 * m.glow * m.glow) *
          open +
        sheen * (light.keyColour[k] as number) * 0.5
      image[p * 4 + k] = toByte(value)
    }
    image[p * 4 + 3] = 255
  }
}

const softFacing = ({ left, top, width, layers }: SoftNormals, x: number, y: number, key: Vec3) => {
  const i = Math.max(0, (y >> 1) - top) * width + Math.min(width - 1, Math.max(0, (x >> 1) - left))
  const [nx, ny, nz] = [layers[0]?.[i] ?? 0, layers[1]?.[i] ?? 0, layers[2]?.[i] ?? 0]
  return (nx * key[0] + ny * key[1] + nz * key[2]) / (Math.hypot(nx, ny, nz) || 1)
}

const shadeCel = (
  light: Lighting,
  m: Material,
  facing: number,
  lit: number,
  n: Vec3,
  rim: number,
  image: Uint8ClampedArray,
  p: number,
) => {
  const tone = smoothstep(0.02, 0.08, facing + 0.12) * smoothstep(0.42, 0.55, lit)
  const bright = m.glow < 0.9 ? smoothstep(0.78, 0.82, facing) * 0.14 : 0
  const edge = smoothstep(0.42, 0.5, rim) * 0.5
  const dusk: Vec3 = m.glow > 0.8 ? [0.6, 0.42, 0.4] : [0.46, 0.42, 0.48]
  for (let k = 0; k < 3; k++) {
    const full = (light.keyColour[k] as number) * 0.62 + (light.above[k] as number) * 0.6
    const value =
      (m.albedo[k] as number) * full * (mix(dusk[k] as number, 1, tone) + bright + (n[1] > 0.9 ? 0.02 : 0))
    image[p * 4 + k] = toByte(value + edge * (light.rimColour[k] as number) * (m.albedo[k] as number))
  }
  image[p * 4 + 3] = 255
}
