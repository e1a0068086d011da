import type { EyeLook, FaceLight } from './eyes.ts'
import { clamp } from './geometry.ts'
import type { Expression, FaceShape, HeadSurface } from './head.ts'
import { type Colour, css, dim, mixColour, tint } from './palette.ts'
import { along, type Pen, type Point, taperedLine, trace } from './pen.ts'

/** The drawn-animation face of a grown person: lines and flat tones, eyes of moderate size. */
export const drawAnimeFace = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook & { lips: Colour },
  light: FaceLight,
) => {
  const line = dim(mixColour(tint(look.skin, [0.5, 0.26, 0.22]), look.brow, 0.4), 0.45)
  for (const side of [-1, 1] as const) {
    drawEye(pen, head, shape, e, look, side, light.side)
    drawBrow(pen, head, shape, e, look, side)
  }
  const { context: c, unit } = pen
  const tip = head.noseTip
  c.fillStyle = css(line, 0.7)
  const way = light.side < 0 ? 1 : -1
  taperedLine(
    c,
    along(8, (t) => pen.at((t - 0.5) * 0.075 + way * 0.012, tip - 0.05 - 0.012 * Math.sin(Math.PI * t))),
    (t) => unit * 0.016 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
  )
  c.fillStyle = css(line, 0.22)
  taperedLine(
    c,
    along(8, (t) => pen.at(way * (0.05 + 0.012 * Math.sin(Math.PI * t)), tip + 0.12 - t * 0.15)),
    (t) => unit * 0.014 * Math.sin(Math.PI * t),
  )
  const half = head.mouthHalf * 0.86
  const lift = (x: number) => clamp(e.smile, -0.3, 1) * 0.05 * (x / half) ** 2
  c.fillStyle = css(mixColour(look.skin, look.lips, 0.5), 0.55)
  trace(
    c,
    [
      ...along(14, (t): Point => {
        const x = (t * 2 - 1) * half * 0.72
        return pen.at(x, head.mouthY + lift(x))
      }),
      ...along(14, (t): Point => {
        const x = (1 - t * 2) * half * 0.72
        return pen.at(x, head.mouthY - 0.058 * (1 - (x / half / 0.72) ** 2))
      }),
    ],
    true,
  )
  c.fill()
  c.fillStyle = css(line, 0.95)
  taperedLine(
    c,
    along(20, (t) => {
      const x = (t * 2 - 1) * half
      return pen.at(x, head.mouthY + lift(x) + 0.008 * Math.cos(t * Math.PI * 4) * 0.5)
    }),
    (t) => unit * (0.008 + 0.012 * Math.sin(Math.PI * t)),
  )
  c.fillStyle = css(line, 0.4)
  taperedLine(
    c,
    along(6, (t) => pen.at((t - 0.5) * 0.12, head.mouthY - 0.088)),
    (t) => unit * 0.014 * Math.sin(Math.PI * t),
  )
  if (shape.age > 0.25) drawYears(pen, head, shape, line)
}

const drawYears = (pen: Pen, head: HeadSurface, shape: FaceShape, line: Colour) => {
  const { context: c, unit } = pen
  c.fillStyle = css(line, 0.25 + shape.age * 0.4)
  for (const side of [-1, 1]) {
    taperedLine(
      c,
      along(10, (t) => pen.at(side * (0.15 + t * 0.1), head.noseTip - 0.05 - t * 0.2)),
      (t) => unit * 0.013 * Math.sin(Math.PI * t),
    )
    taperedLine(
      c,
      along(8, (t) => pen.at(side * (0.2 + t * 0.16), -0.125 - 0.02 * Math.sin(Math.PI * t))),
      (t) => unit * 0.012 * Math.sin(Math.PI * t),
    )
  }
  if (shape.age > 0.5)
    for (const y of [0.34, 0.42])
      taperedLine(
        c,
        along(12, (t) => pen.at((t - 0.5) * 0.5, y + 0.015 * Math.sin(Math.PI * t))),
        (t) => unit * 0.01 * Math.sin(Math.PI * t),
      )
}

const drawEye = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook,
  side: -1 | 1,
  lightSide: number,
) => {
  const { context: c, unit } = pen
  const half = 0.166 + shape.eyeSize * 0.008
  const high = (0.098 + shape.eyeSize * 0.006 + look.lashes * 0.012) * e.lids * (1 - shape.age * 0.12)
  const low = 0.06 * (1 - clamp(e.smile) * 0.3)
  const tilt = 0.016 + shape.eyeTilt * 0.012
  const upperY = (u: number) => tilt * u + high * (1 - Math.abs(u + 0.1 * (1 - u * u)) ** 2.6) ** 0.8
  const lowerY = (u: number) => tilt * u - low * (1 - Math.abs(u) ** 3) ** 0.7
  const put = (u: number, y: number) => pen.at(side * (head.eyeX + u * half), y)
  const upper = along(20, (t) => put(t * 2 - 1, upperY(t * 2 - 1)))
  const lower = along(20, (t) => put(1 - t * 2, lowerY(1 - t * 2)))
  const ink = mixColour([0.02, 0.013, 0.012], dim(look.brow, 0.3), 0.3)
  c.save()
  trace(c, [...upper, ...lower], true)
  c.clip()
  c.fillStyle = css(mixColour([0.72, 0.66, 0.6], look.skin, 0.15))
  trace(c, [...upper, ...lower], true)
  c.fill()
  const [gx] = look.gaze
  const [x, y] = pen.at(side * (head.eyeX + side * gx * 0.045), 0.018)
  const [rx, ry] = [unit * 0.078, unit * 0.094]
  const paint = c.createLinearGradient(x, y - ry, x, y + ry)
  paint.addColorStop(0, css(dim(look.iris, 0.22)))
  paint.addColorStop(0.5, css(dim(look.iris, 0.85)))
  paint.addColorStop(1, css(dim(look.iris, 1.7)))
  const oval = (ox: number, oy: number, kx: number, ky: number, fill: string | typeof paint) => {
    c.fillStyle = fill
    c.beginPath()
    c.ellipse(x + ox * rx, y + oy * ry, rx * kx, ry * ky, 0, 0, 7)
    c.fill()
  }
  oval(0, 0, 1, 1, css(dim(look.iris, 0.18)))
  oval(0, 0.03, 0.88, 0.9, paint)
  oval(0, 0.02, 0.4, 0.46, css(dim(look.iris, 0.1)))
  oval(lightSide * 0.36, -0.38, 0.25, 0.22, css([0.86, 0.83, 0.78]))
  oval(-lightSide * 0.38, 0.45, 0.13, 0.12, css([0.7, 0.66, 0.6], 0.8))
  c.fillStyle = css(dim(look.skin, 0.25), 0.5)
  taperedLine(c, upper, () => unit * 0.065)
  c.restore()
  c.fillStyle = css(ink)
  const wing = 0.05 + look.lashes * 0.09
  taperedLine(
    c,
    along(22, (t) => {
      const u = t * (2 + wing) - 1
      return put(u, upperY(Math.min(1, u)) + Math.max(0, u - 1) * 0.25 + 0.006)
    }),
    (t) =>
      unit * (0.022 + look.lashes * 0.014) * (0.25 + 0.95 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.75))),
  )
  c.fillStyle = css(mixColour(ink, look.skin, 0.15), 0.75)
  taperedLine(
    c,
    along(12, (t) => put(0.95 - t * 1.1, lowerY(0.95 - t * 1.1))),
    (t) => unit * 0.012 * (1 - t) + 0.3,
  )
  c.fillStyle = css(dim(tint(look.skin, [0.7, 0.45, 0.4]), 0.6), 0.8)
  taperedLine(
    c,
    along(14, (t) => put(t * 1.7 - 0.75, upperY(clamp(t * 1.7 - 0.75, -1, 1)) + 0.034)),
    (t) => unit * 0.01 * Math.sin(Math.PI * t),
  )
}

const drawBrow = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: EyeLook,
  side: -1 | 1,
) => {
  const { context: c, unit } = pen
  const base = 0.196 + shape.browHeight * 0.012 + e.brows * 0.02
  c.fillStyle = css(look.brow, 0.95)
  taperedLine(
    c,
    along(16, (t) =>
      pen.at(
        side * (head.eyeX - 0.16 + t * 0.35),
        base +
          0.042 * Math.sin(Math.PI * t * 0.8) -
          t ** 3 * 0.03 +
          (e.brows < 0 ? e.brows * 0.025 * (1 - t) ** 2 : 0),
      ),
    ),
    (t) =>
      unit *
      (0.03 + shape.browWeight * 0.012) *
      (t < 0.2 ? 0.7 + t * 1.5 : 1 - ((t - 0.2) / 0.8) ** 1.6 * 0.95),
  )
}
