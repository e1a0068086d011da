import { type Camera, clamp, type Turned } from './geometry.ts'
import type { HairShape } from './hair-shape.ts'
import { createHairline } from './hairline.ts'
import type { HeadSurface } from './head.ts'
import { type Colour, css, dim, mixColour, tint } from './palette.ts'
import { along, type Pen, taperedLine } from './pen.ts'
import type { Random } from './random.ts'

type Edge = {
  pen: Pen
  head: HeadSurface
  camera: Camera
  turned: Turned
  shape: HairShape
  colour: Colour
  skin: Colour
  light: Colour
  random: Random
  /** Whether something stands before a place of the picture. */
  hidden: (x: number, y: number, depth: number) => boolean
}

const combedBack: ReadonlySet<HairShape['cut']> = new Set([
  'bun',
  'low-bun',
  'ponytail',
  'slick',
  'quiff',
  'braid',
])

/** The fine short hairs along the hairline, thin enough that skin shows through. */
export const drawHairEdge = ({
  pen,
  head,
  camera,
  turned,
  shape,
  colour,
  skin,
  light,
  random,
  hidden,
}: Edge) => {
  if (shape.cut === 'bald') return
  const { context: c, unit } = pen
  const hairline = createHairline(shape.receding)
  const short = shape.cut === 'buzz' || shape.cut === 'afro'
  const ink = tint(mixColour(dim(colour, 0.8), skin, 0.15), light)
  for (let i = 0; i < 260; i++) {
    const angle = random.range(-1.2, 1.2)
    const row = hairline(Math.abs(angle)) + random.bell() * 0.04 + 0.012
    const long = (short ? 0.04 : 0.1) * random.range(0.5, 1.2)
    const away = Math.sign(angle - shape.part) || 1
    const lean = combedBack.has(shape.cut) ? random.bell() * 0.25 : away * 0.7 + random.bell() * 0.5
    const root = turned.point(head.shell(row, angle))
    const [x, y] = camera.project(root)
    if (hidden(x, y, root[2])) continue
    const line = along(5, (t) =>
      camera.project(
        turned.point(head.shell(clamp(row + long * t, -1, 0.99), angle + lean * long * (t + t * t * 0.6))),
      ),
    )
    c.fillStyle = css(dim(ink, random.range(0.75, 1.25)), random.range(0.2, 0.48))
    taperedLine(c, line, (t) => unit * 0.0085 * Math.sin(Math.PI * (0.2 + t * 0.8)) + 0.25)
  }
}
