import { clamp } from './geometry.ts'

/** Light, not paint: linear, 0..1. */
export type Colour = readonly [red: number, green: number, blue: number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toScreen = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

export const hex = (code: string): Colour => {
  const n = Number.parseInt(code, 16)
  return [toLinear(((n >> 16) & 255) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)]
}

const screenBytes = Uint8ClampedArray.from({ length: 4097 }, (_, i) => toScreen(i / 4096) * 255)
/** Linear light to a screen byte, with a soft shoulder so that nothing burns out. */
export const toByte = (v: number) => {
  const soft = v < 0.42 ? v : 0.42 + 0.46 * (1 - Math.exp((0.42 - v) / 0.46))
  return screenBytes[Math.max(0, Math.min(4096, Math.round(soft * 4096)))] as number
}

export const css = (c: Colour, alpha = 1) =>
  `rgba(${toByte(c[0])},${toByte(c[1])},${toByte(c[2])},${alpha.toFixed(3)})`

export const mixColour = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const tint = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const dim = (a: Colour, k: number): Colour => [a[0] * k, a[1] * k, a[2] * k]
export const luminance = (c: Colour) => 0.21 * c[0] + 0.72 * c[1] + 0.07 * c[2]

/** Towards grey (k < 1) or away from it (k > 1), same lightness. */
export const saturate = (c: Colour, k: number): Colour => {
  const l = luminance(c)
  return [clamp(l + (c[0] - l) * k), clamp(l + (c[1] - l) * k), clamp(l + (c[2] - l) * k)]
}
