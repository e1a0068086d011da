import { clamp, mix } from './geometry.ts'
import type { Expression, FaceShape, HeadSurface } from './head.ts'
import { type Colour, css, dim, mixColour, tint } from './palette.ts'
import { along, type Pen, type Point, taperedLine, trace } from './pen.ts'
import type { Random } from './random.ts'

export type EyeLook = {
  iris: Colour
  skin: Colour
  /** 0 bare … 1 long, dark lashes. */
  lashes: number
  /** Where the eyes look: −1 … 1 to each side. */
  gaze: Point
  brow: Colour
  shadow: Colour | null
}

export type FaceLight = {
  /** How bright skin stands at each eye, against its own colour. */
  left: Colour
  right: Colour
  /** Side of the catch-light: −1 left, 1 right. */
  side: number
}

type Outline = { inner: Point; upper: (u: number) => number; lower: (u: number) => number; half: number }

/** The opening between the lids: u from −1 (inner corner) to 1 (outer). */
const eyeOutline = (shape: FaceShape, e: Expression): Outline => {
  const half = 0.148 + shape.eyeSize * 0.009
  const open = e.lids * (1 - shape.age * 0.14)
  const high = (0.074 + shape.eyeSize * 0.008) * open
  const low = (0.037 + shape.eyeSize * 0.003) * (0.75 + 0.25 * open) * (1 - clamp(e.smile) * 0.28)
  const tilt = 0.011 + shape.eyeTilt * 0.012 - shape.age * 0.008
  const line = (u: number) => tilt * u - 0.006
  return {
    inner: [-1, line(-1)],
    half,
    upper: (u) => {
      const k = u + 0.12 * (1 - u * u)
      return (
        line(u) +
        high * (1 - Math.abs(k) ** 2.3) ** 0.82 * (u > 0.55 ? 1 - (shape.age * 0.28 * (u - 0.55)) / 0.45 : 1)
      )
    },
    lower: (u) => {
      const k = u - 0.16 * (1 - u * u)
      return line(u) - low * (1 - Math.abs(k) ** 2.1) ** 0.85
    },
  }
}

export const drawEyes = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook,
  light: FaceLight,
  random: Random,
) => {
  for (const side of [-1, 1] as const) {
    const local = side < 0 ? light.left : light.right
    drawEye(pen, head, shape, e, look, local, light.side, side)
    drawBrow(pen, head, shape, e, look, local, side, random)
  }
}

const drawEye = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook,
  local: Colour,
  lightSide: number,
  side: -1 | 1,
) => {
  const { context: c, unit } = pen
  const eye = eyeOutline(shape, e)
  const put = (u: number, y: number) => pen.at(side * (head.eyeX + u * eye.half), y)
  const upper = along(18, (t) => put(t * 2 - 1, eye.upper(t * 2 - 1)))
  const lower = along(18, (t) => put(1 - t * 2, eye.lower(1 - t * 2)))
  const dark = tint(
    mixColour(dim(look.skin, 0.12), mixColour([0.02, 0.012, 0.01], dim(look.brow, 0.35), 0.5), 0.6),
    local,
  )
  c.save()
  c.filter = `blur(${unit * 0.012}px)`
  if (look.shadow) {
    c.fillStyle = css(tint(look.shadow, local), 0.5)
    trace(
      c,
      [
        ...along(14, (t) =>
          put(t * 2.2 - 1.1, eye.upper(clamp(t * 2 - 1, -1, 1)) + 0.055 * Math.sin(Math.PI * t)),
        ),
        ...[...upper].reverse(),
      ],
      true,
    )
    c.fill()
  }
  // The lid itself, a little darker than the cheek.
  c.fillStyle = css(dim(tint(look.skin, local), 0.5), 0.16 + look.lashes * 0.12)
  const lid = along(14, (t) =>
    put(t * 1.9 - 0.92, eye.upper(clamp(t * 1.9 - 0.92, -0.98, 0.98)) + 0.034 * Math.sin(Math.PI * t)),
  )
  trace(c, [...lid, ...[...upper].reverse()], true)
  c.fill()
  // The lid's fold.
  c.fillStyle = css(tint(tint(look.skin, [0.46, 0.36, 0.34]), local), 0.6)
  const fold = 0.033 * (1 - shape.age * 0.25)
  taperedLine(
    c,
    along(16, (t) =>
      put(
        t * 1.96 - 0.9,
        eye.upper(clamp(t * 2 - 1, -0.98, 0.98)) +
          fold +
          0.012 * Math.sin(Math.PI * t) -
          (t > 0.8 ? (t - 0.8) * 0.1 : 0),
      ),
    ),
    (t) => unit * 0.016 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)) + 0.3,
  )
  c.fillStyle = css(dim(tint(look.skin, local), 0.4), 0.4 + shape.age * 0.25)
  taperedLine(
    c,
    along(12, (t) => put(t * 1.7 - 0.85, eye.lower(t * 1.7 - 0.85) - 0.022 - 0.016 * Math.sin(Math.PI * t))),
    (t) => unit * 0.014 * Math.sin(Math.PI * t),
  )
  c.restore()

  c.save()
  trace(c, [...upper, ...lower], true)
  c.clip()
  const white = tint(mixColour([0.52, 0.45, 0.4], look.skin, 0.28), local)
  const [left, right] = [put(-1, 0), put(1, 0)]
  const ball = c.createLinearGradient(left[0], left[1], right[0], right[1])
  ball.addColorStop(0, css(dim(white, 0.5)))
  ball.addColorStop(0.3, css(white))
  ball.addColorStop(0.7, css(white))
  ball.addColorStop(1, css(dim(white, 0.42)))
  trace(c, [...upper, ...lower], true)
  c.fillStyle = ball
  c.fill()
  const [gx, gy] = look.gaze
  const radius = 0.0735 + shape.eyeSize * 0.003
  const centreX = head.eyeX + side * gx * 0.05
  const middle = pen.at(side * centreX, 0.012 + gy * 0.02)
  const across = pen.at(side * (centreX + radius), 0.012)
  const rx = Math.hypot(across[0] - middle[0], across[1] - middle[1])
  drawIris(pen, middle, Math.max(rx, unit * radius * 0.78), unit * radius, look, local, lightSide)
  // The upper lid's shadow on the ball.
  c.filter = `blur(${unit * 0.012}px)`
  c.strokeStyle = css(dim(dark, 0.8), 0.6)
  c.lineWidth = unit * 0.042
  trace(c, upper, false)
  c.stroke()
  c.filter = 'none'
  const duct = put(-0.95, eye.upper(-1) - 0.004)
  c.fillStyle = css(tint(tint(look.skin, [0.95, 0.6, 0.55]), local), 0.8)
  c.beginPath()
  c.arc(duct[0], duct[1], unit * 0.017, 0, 7)
  c.fill()
  c.restore()

  // Lash lines.
  c.fillStyle = css(dark, 0.9)
  const weight = 0.014 + look.lashes * 0.011
  taperedLine(
    c,
    along(20, (t) =>
      put(
        t * (2 + look.lashes * 0.14) - 1,
        eye.upper(clamp(t * 2 - 1, -1, 1)) + 0.004 + Math.max(0, t - 0.85) * look.lashes * 0.1,
      ),
    ),
    (t) => unit * weight * (0.35 + 0.9 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.72))),
  )
  c.fillStyle = css(tint(tint(look.skin, [0.34, 0.24, 0.22]), local), 0.5)
  taperedLine(
    c,
    along(14, (t) => put(1 - t * 1.7, eye.lower(1 - t * 1.7) - 0.002)),
    (t) => unit * (0.007 + look.lashes * 0.003) * (1 - t * 0.7),
  )
  if (look.lashes > 0.3) {
    for (let i = 0; i < 9; i++) {
      const u = mix(-0.1, 1, i / 8)
      const root = put(u, eye.upper(Math.min(u, 0.99)) + 0.006)
      const tip = put(u + 0.1 + u * 0.12, eye.upper(Math.min(u, 0.99)) + 0.02 + look.lashes * 0.014)
      taperedLine(
        c,
        [root, [mix(root[0], tip[0], 0.6), mix(root[1], tip[1], 0.4)], tip],
        (t) => unit * 0.008 * (1 - t) + 0.2,
      )
    }
  }
}

const drawIris = (
  pen: Pen,
  [x, y]: Point,
  rx: number,
  ry: number,
  look: EyeLook,
  local: Colour,
  lightSide: number,
) => {
  const { context: c, unit } = pen
  const base = tint(dim(look.iris, 0.78), [
    0.35 + local[0] * 0.65,
    0.35 + local[1] * 0.65,
    0.35 + local[2] * 0.65,
  ])
  c.save()
  c.translate(x, y)
  c.scale(rx / ry, 1)
  const disc = c.createRadialGradient(0, ry * 0.25, ry * 0.1, 0, 0, ry)
  disc.addColorStop(0, css(dim(base, 1.5)))
  disc.addColorStop(0.55, css(base))
  disc.addColorStop(0.8, css(dim(base, 0.62)))
  disc.addColorStop(1, css(dim(base, 0.24)))
  c.fillStyle = disc
  c.beginPath()
  c.arc(0, 0, ry, 0, 7)
  c.fill()
  c.fillStyle = css([0.006, 0.005, 0.005])
  c.beginPath()
  c.arc(0, 0, ry * 0.43, 0, 7)
  c.fill()
  // Light passing through, opposite to the catch-light.
  c.filter = `blur(${unit * 0.008}px)`
  c.fillStyle = css(dim(base, 1.9), 0.5)
  c.beginPath()
  c.ellipse(-lightSide * ry * 0.3, ry * 0.48, ry * 0.36, ry * 0.2, lightSide * 0.5, 0, 7)
  c.fill()
  c.filter = `blur(${unit * 0.0035}px)`
  c.fillStyle = css(
    tint([0.95, 0.9, 0.82], [0.45 + local[0] * 0.5, 0.45 + local[1] * 0.5, 0.45 + local[2] * 0.5]),
    0.95,
  )
  c.beginPath()
  c.ellipse(lightSide * ry * 0.33, -ry * 0.34, ry * 0.23, ry * 0.2, 0, 0, 7)
  c.fill()
  c.restore()
}

const drawBrow = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook,
  local: Colour,
  side: -1 | 1,
  random: Random,
) => {
  const { context: c, unit } = pen
  const inner = head.eyeX - 0.172
  const outer = head.eyeX + 0.2
  const base = 0.158 + shape.browHeight * 0.014 + e.brows * 0.016 - shape.browRidge * 0.014
  const line = (t: number): Point => {
    const arch = Math.sin(Math.PI * clamp(t * 0.82 + 0.02)) * (0.034 + shape.browArch * 0.014)
    const frown = e.brows < 0 ? e.brows * 0.022 * (1 - t) ** 2 : e.brows * 0.008 * (1 - t)
    return [mix(inner, outer, t), base + arch + frown - t ** 3 * 0.032 - shape.age * 0.006 * t]
  }
  const thick = 0.046 + shape.browWeight * 0.013
  const ink = tint(look.brow, local)
  c.save()
  c.filter = `blur(${unit * 0.014}px)`
  c.fillStyle = css(ink, 0.42)
  const put = ([x, y]: Point) => pen.at(side * x, y)
  taperedLine(
    c,
    along(16, (t) => put(line(t))),
    (t) => unit * thick * (t < 0.25 ? 0.5 + t * 2.2 : 1.1 - ((t - 0.2) / 0.8) ** 1.6 * 0.95),
  )
  c.restore()
  for (let i = 0; i < 74; i++) {
    const t = random.next() ** 1.1
    const [x, y] = line(t)
    const across = random.bell() * 0.62 * thick * (1 - t * 0.65)
    const length = 0.042 * (1 - t * 0.35)
    const lean = mix(1.25, -0.12, Math.min(1, t * 1.5))
    const from = put([x, y + across])
    const to = put([x + Math.cos(lean) * length, y + across * 0.6 + Math.sin(lean) * length * 0.75])
    c.fillStyle = css(dim(ink, random.range(0.6, 1.3)), 0.4 * (t < 0.12 ? 0.45 + t * 4.6 : 1))
    taperedLine(
      c,
      [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to],
      (k) => unit * 0.0095 * (1 - k) + 0.2,
    )
  }
}
