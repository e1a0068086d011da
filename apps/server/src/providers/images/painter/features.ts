import { clamp } from './geometry.ts'
import type { Expression, FaceShape, HeadSurface } from './head.ts'
import { type Colour, css, dim, mixColour, tint } from './palette.ts'
import { along, type Pen, taperedLine, trace } from './pen.ts'
import type { Random } from './random.ts'
import { lipLines } from './skin.ts'

type FeatureLook = { skin: Colour; freckles: number; scar: boolean; age: number; mole: boolean }

/** Nostrils, the seam of the lips, creases and marks: what form alone leaves too soft. */
export const drawFeatures = (
  pen: Pen,
  head: HeadSurface,
  shape: FaceShape,
  e: Expression,
  look: FeatureLook,
  local: Colour,
  random: Random,
) => {
  const { context: c, unit } = pen
  const shadow = dim(tint(look.skin, local), 0.2)
  const soft = (k: number) => {
    c.filter = `blur(${unit * k}px)`
  }
  c.save()
  soft(0.009)
  for (const side of [-1, 1]) {
    const y = head.noseTip - 0.062
    c.fillStyle = css(shadow, 0.6)
    taperedLine(
      c,
      along(8, (t) =>
        pen.at(
          side * (0.024 + t * (0.058 + shape.noseWidth * 0.012)),
          y + 0.012 * Math.sin(Math.PI * t) - t * 0.006,
        ),
      ),
      (t) => unit * 0.019 * Math.sin(Math.PI * (0.15 + t * 0.8)),
    )
    c.fillStyle = css(shadow, 0.2)
    taperedLine(
      c,
      along(8, (t) =>
        pen.at(
          side * (0.125 + shape.noseWidth * 0.022 + 0.018 * Math.sin(Math.PI * t)),
          y + 0.005 + t * 0.075,
        ),
      ),
      (t) => unit * 0.016 * Math.sin(Math.PI * t),
    )
  }
  const lines = lipLines(head, e.smile)
  if (e.smile > 0.85) drawTeeth(pen, head, lines, e.smile, local, shadow)
  soft(0.006)
  c.fillStyle = css(tint(dim(shadow, 0.8), [1.1, 0.8, 0.8]), 0.72)
  const half = head.mouthHalf * 1.02
  taperedLine(
    c,
    along(24, (t) => {
      const x = (t * 2 - 1) * half
      return pen.at(x, lines(x).seam)
    }),
    (t) => unit * (0.006 + 0.01 * Math.sin(Math.PI * t) + 0.005 * Math.abs(Math.sin(Math.PI * 2 * t))),
  )
  soft(0.014)
  for (const side of [-1, 1]) {
    c.fillStyle = css(shadow, 0.42)
    const [x, y] = pen.at(side * (half + 0.008), lines(half).seam + 0.004)
    c.beginPath()
    c.ellipse(x, y, unit * 0.018, unit * 0.015, 0, 0, 7)
    c.fill()
  }
  c.fillStyle = css(shadow, 0.24)
  taperedLine(
    c,
    along(10, (t) => pen.at((t - 0.5) * 0.22, lines(0).lower - 0.012)),
    (t) => unit * 0.03 * Math.sin(Math.PI * t),
  )
  if (look.age > 0.2) drawAge(pen, head, look, e, shadow, random)
  c.restore()
  drawMarks(pen, head, look, local, random)
}

/** An open smile: one band of teeth, never counted. */
const drawTeeth = (
  pen: Pen,
  head: HeadSurface,
  lines: ReturnType<typeof lipLines>,
  smile: number,
  local: Colour,
  shadow: Colour,
) => {
  const { context: c, unit } = pen
  const half = head.mouthHalf * 0.8
  const gap = (x: number) => (0.02 + 0.05 * (smile - 0.7)) * (1 - (x / half) ** 2) ** 0.7
  const top = along(18, (t) => pen.at((t * 2 - 1) * half, lines((t * 2 - 1) * half).seam + 0.004))
  const bottom = along(18, (t) => {
    const x = (1 - t * 2) * half
    return pen.at(x, lines(x).seam - gap(x))
  })
  c.filter = `blur(${unit * 0.005}px)`
  const [from, to] = [top[0] ?? [0, 0], top[18] ?? [0, 0]]
  const ivory = tint([0.62, 0.54, 0.45], local)
  const paint = c.createLinearGradient(from[0], from[1], to[0], to[1])
  paint.addColorStop(0, css(dim(shadow, 0.5)))
  paint.addColorStop(0.22, css(dim(ivory, 0.8)))
  paint.addColorStop(0.5, css(ivory))
  paint.addColorStop(0.78, css(dim(ivory, 0.8)))
  paint.addColorStop(1, css(dim(shadow, 0.5)))
  c.fillStyle = paint
  trace(c, [...top, ...bottom], true)
  c.fill()
  c.fillStyle = css(dim(shadow, 0.8), 0.7)
  taperedLine(c, [...bottom].reverse(), (t) => unit * 0.01 * Math.sin(Math.PI * t))
}

const drawAge = (
  pen: Pen,
  head: HeadSurface,
  look: FeatureLook,
  e: Expression,
  shadow: Colour,
  random: Random,
) => {
  const { context: c, unit } = pen
  const strength = clamp((look.age - 0.12) * 1.5)
  c.filter = `blur(${unit * 0.007}px)`
  c.fillStyle = css(shadow, 0.42 * strength)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++) {
      const y0 = 0.025 - i * 0.034
      taperedLine(
        c,
        along(8, (t) => pen.at(side * (head.eyeX + 0.155 + t * 0.085), y0 + (0.5 - i) * 0.03 * t)),
        (t) => unit * 0.012 * Math.sin(Math.PI * t),
      )
    }
    taperedLine(
      c,
      along(12, (t) =>
        pen.at(
          side * (0.135 + t * (head.mouthHalf - 0.065)),
          head.noseTip - 0.03 - t * 0.25 + 0.03 * Math.sin(Math.PI * t),
        ),
      ),
      (t) => unit * 0.02 * Math.sin(Math.PI * t),
    )
    taperedLine(
      c,
      along(8, (t) => pen.at(side * (0.05 + t * 0.004), 0.13 + t * 0.06)),
      (t) => unit * 0.012 * Math.sin(Math.PI * t),
    )
  }
  const rows = Math.round(strength * 3)
  for (let i = 0; i < rows; i++) {
    const y = 0.33 + i * 0.075
    const wave = random.range(0, 6)
    taperedLine(
      c,
      along(20, (t) =>
        pen.at((t - 0.5) * 0.62, y + 0.008 * Math.sin(t * 9 + wave) + 0.02 * Math.sin(Math.PI * t)),
      ),
      (t) => unit * 0.012 * Math.sin(Math.PI * t) * (0.6 + 0.4 * Math.sin(t * 14 + wave)),
    )
  }
  if (e.smile > 0.3) return
  c.fillStyle = css(shadow, 0.2 * strength)
  for (const side of [-1, 1])
    taperedLine(
      c,
      along(8, (t) => pen.at(side * (head.mouthHalf + 0.02 + t * 0.02), head.mouthY - 0.03 - t * 0.1)),
      (t) => unit * 0.016 * Math.sin(Math.PI * t),
    )
}

/** The last lights a painter sets: on the nose, the lower lip, the cheekbone, the brow. */
export const drawAccents = (
  pen: Pen,
  head: HeadSurface,
  skin: Colour,
  lights: { left: Colour; right: Colour; side: number },
  strength: number,
) => {
  const { context: c, unit } = pen
  const lit = lights.side < 0 ? lights.left : lights.right
  const bright = mixColour(dim(tint(skin, lit), 1.9), tint([0.85, 0.72, 0.58], lit), 0.35)
  const s = lights.side
  const dab = (x: number, y: number, wide: number, high: number, alpha: number, soft: number) => {
    const [px, py] = pen.at(x, y)
    c.filter = `blur(${unit * soft}px)`
    c.fillStyle = css(bright, alpha * strength)
    c.beginPath()
    c.ellipse(px, py, unit * wide, unit * high, 0, 0, 7)
    c.fill()
  }
  c.save()
  dab(s * 0.018, head.noseTip + 0.03, 0.026, 0.024, 0.6, 0.014)
  dab(s * 0.012, -0.1, 0.014, 0.085, 0.28, 0.016)
  dab(s * 0.035, head.mouthY - 0.052, 0.045, 0.011, 0.55, 0.01)
  dab(s * 0.41, -0.17, 0.085, 0.04, 0.3, 0.035)
  dab(s * 0.27, 0.118, 0.08, 0.012, 0.26, 0.014)
  dab(s * 0.03, head.mouthY + 0.075, 0.02, 0.01, 0.3, 0.01)
  c.restore()
}

export const drawMarks = (pen: Pen, head: HeadSurface, look: FeatureLook, local: Colour, random: Random) => {
  const { context: c, unit } = pen
  if (look.freckles > 0) {
    const brown = tint(tint(look.skin, [0.62, 0.42, 0.32]), local)
    for (let i = 0; i < 130 * look.freckles; i++) {
      const x = random.bell() * 0.5
      const y = -0.14 + random.bell() * 0.17 - Math.abs(x) * 0.1
      if (y > -0.05 && Math.abs(Math.abs(x) - head.eyeX) < 0.17) continue
      const [px, py] = pen.at(x, y)
      c.fillStyle = css(brown, random.range(0.25, 0.65))
      c.beginPath()
      c.arc(px, py, unit * random.range(0.004, 0.0095), 0, 7)
      c.fill()
    }
  }
  if (look.mole) {
    const [x, y] = pen.at(0.22, -0.46)
    c.fillStyle = css(tint(dim(look.skin, 0.18), local), 0.85)
    c.beginPath()
    c.arc(x, y, unit * 0.0125, 0, 7)
    c.fill()
  }
  if (look.scar) {
    c.save()
    c.filter = `blur(${unit * 0.004}px)`
    const line = along(10, (t) => pen.at(-0.45 + t * 0.11 + 0.012 * Math.sin(t * 5), -0.08 - t * 0.3))
    c.fillStyle = css(tint(tint(look.skin, [0.8, 0.5, 0.47]), local), 0.85)
    taperedLine(c, line, (t) => unit * 0.03 * Math.sin(Math.PI * (0.1 + t * 0.8)))
    c.fillStyle = css(tint(mixColour(look.skin, [0.95, 0.8, 0.74], 0.35), local), 0.9)
    taperedLine(c, line, (t) => unit * 0.013 * Math.sin(Math.PI * (0.1 + t * 0.8)))
    c.restore()
  }
}
