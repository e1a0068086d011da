import type { BodySurface } from './body.ts'
import { add, type Camera, scale, type Turned, type Vec3 } from './geometry.ts'
import type { HeadSurface } from './head.ts'
import { type Colour, css, dim, hex, tint } from './palette.ts'
import { along, type Pen, type Point, taperedLine, trace } from './pen.ts'
import type { Traits } from './traits.ts'

type Wearer = {
  pen: Pen
  head: HeadSurface
  body: BodySurface
  camera: Camera
  turned: Turned
  bodyTurned: Turned
  traits: Traits
  light: Colour
  /** Whether a place of the picture lies behind something. */
  hidden: (at: Point, depth: number) => boolean
}

const gold = hex('b98d45')

/** Small things worn: each a few strokes with one bright point. */
export const drawAccessories = (w: Wearer) => {
  if (w.traits.earrings) drawEarrings(w)
  if (w.traits.necklace) drawNecklace(w)
  if (w.traits.tattoo) drawTattoo(w)
  if (w.traits.circlet) drawCirclet(w)
  if (w.traits.glasses) drawGlasses(w)
}

const drawEarrings = ({ pen, head, camera, turned, traits, light, hidden }: Wearer) => {
  const c = pen.context
  const metal = tint(gold, light)
  for (const side of [-1, 1]) {
    const lobe = turned.point([side * (head.halfWidth(-0.1) * head.wide + 0.035), -0.34, -0.04])
    const [x, y] = camera.project(lobe)
    if (hidden([x, y + pen.unit * 0.06], lobe[2])) continue
    const hoop = traits.age < 45
    c.fillStyle = css(metal)
    c.strokeStyle = css(metal)
    c.lineWidth = pen.unit * 0.016
    c.beginPath()
    if (hoop) {
      c.ellipse(x, y + pen.unit * 0.07, pen.unit * 0.05, pen.unit * 0.075, 0, 0, 7)
      c.stroke()
    } else {
      c.arc(x, y + pen.unit * 0.02, pen.unit * 0.032, 0, 7)
      c.fill()
    }
    c.fillStyle = css(dim(tint([1, 0.86, 0.6], light), 1.1))
    c.beginPath()
    c.arc(x - pen.unit * (hoop ? 0.04 : 0.008), y + pen.unit * (hoop ? 0.04 : 0.01), pen.unit * 0.011, 0, 7)
    c.fill()
  }
}

const onBody = ({ camera, body, bodyTurned }: Wearer, x: number, y: number): Point => {
  const p = body.on(x, y, 0.03)
  return camera.project(bodyTurned.point(p))
}

const drawNecklace = (w: Wearer) => {
  const c = w.pen.context
  const low = -1.74
  c.fillStyle = css(tint(gold, w.light), 0.95)
  taperedLine(
    c,
    along(30, (t) => {
      const x = (t - 0.5) * 0.72
      return onBody(w, x, low + 2.9 * x * x)
    }),
    () => w.pen.unit * 0.012,
  )
  const [x, y] = onBody(w, 0, low - 0.03)
  c.fillStyle = css(tint(gold, w.light))
  c.beginPath()
  c.ellipse(x, y, w.pen.unit * 0.028, w.pen.unit * 0.038, 0, 0, 7)
  c.fill()
}

const drawTattoo = (w: Wearer) => {
  const c = w.pen.context
  c.fillStyle = css(tint([0.03, 0.04, 0.05], w.light), 0.55)
  for (let i = 0; i < 3; i++)
    taperedLine(
      c,
      along(16, (t) => onBody(w, 0.2 + i * 0.03 + 0.05 * Math.sin(t * 7 + i), -1.1 - t * 0.36)),
      (t) => w.pen.unit * 0.022 * Math.sin(Math.PI * t),
    )
  for (let i = 0; i < 6; i++) {
    const [x, y] = onBody(w, 0.2 + 0.05 * Math.sin(i * 1.3), -1.12 - i * 0.055)
    c.beginPath()
    c.ellipse(
      x + w.pen.unit * (i % 2 ? 0.04 : -0.04),
      y,
      w.pen.unit * 0.03,
      w.pen.unit * 0.012,
      i % 2 ? -0.6 : 0.6,
      0,
      7,
    )
    c.fill()
  }
}

const drawCirclet = ({ pen, head, camera, turned, light }: Wearer) => {
  const c = pen.context
  const at = (angle: number): Vec3 => {
    const p = head.shell(0.55 - 0.09 * Math.cos(angle * 2.2), angle)
    return add(p, scale([Math.sin(angle), 0.2, Math.cos(angle)], 0.035))
  }
  const line = along(40, (t) => camera.project(turned.point(at((t - 0.5) * 2.3))))
  c.fillStyle = css(dim(tint(gold, light), 0.6))
  taperedLine(
    c,
    line.map(([x, y]): Point => [x, y + pen.unit * 0.008]),
    (t) => pen.unit * 0.032 * Math.sin(Math.PI * (0.1 + t * 0.8)),
  )
  c.fillStyle = css(dim(tint(gold, light), 1.25))
  taperedLine(c, line, (t) => pen.unit * 0.018 * Math.sin(Math.PI * (0.1 + t * 0.8)))
  const [x, y] = camera.project(turned.point(at(0)))
  const u = pen.unit
  const gem = c.createRadialGradient(x - u * 0.01, y, 0, x, y + u * 0.01, u * 0.06)
  gem.addColorStop(0, css([0.75, 0.85, 0.7]))
  gem.addColorStop(0.5, css([0.06, 0.34, 0.3]))
  gem.addColorStop(1, css([0.01, 0.08, 0.08]))
  c.fillStyle = gem
  trace(
    c,
    [
      [x, y - u * 0.045],
      [x + u * 0.032, y],
      [x, y + u * 0.065],
      [x - u * 0.032, y],
    ],
    true,
  )
  c.fill()
}

const drawGlasses = ({ pen, head, camera, turned, light }: Wearer) => {
  const c = pen.context
  c.strokeStyle = css(tint([0.05, 0.035, 0.028], light))
  c.lineWidth = pen.unit * 0.022
  const z = head.onFace(0, 0.02)[2] + 0.035
  const frame = (x: number, y: number, back = 0) => camera.project(turned.point([x, y, z - back]))
  for (const side of [-1, 1]) {
    const lens = along(36, (t) => {
      const a = t * Math.PI * 2
      const k = 1 / (Math.abs(Math.cos(a)) ** 3.2 + Math.abs(Math.sin(a)) ** 3.2) ** (1 / 3.2)
      const x = side * (head.eyeX + 0.012) + Math.cos(a) * k * 0.2
      return frame(x, -0.02 + Math.sin(a) * k * 0.15, Math.abs(x) * 0.22)
    })
    trace(c, lens, true)
    c.fillStyle = css([0.9, 0.85, 0.75], 0.05)
    c.fill()
    c.stroke()
    const hinge = frame(side * (head.eyeX + 0.21), 0.05, 0.11)
    const temple = camera.project(turned.point([side * head.halfWidth(0) * head.wide * 1.02, 0.03, 0.05]))
    trace(c, [hinge, temple], false)
    c.stroke()
  }
  trace(
    c,
    along(8, (t) => frame((t - 0.5) * 0.19, 0.025 + 0.025 * Math.sin(Math.PI * t), 0.02)),
    false,
  )
  c.stroke()
}
