import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from './geometry.ts'
import type { Moment } from './moment.ts'
import { type Colour, css, dim, mixColour } from './palette.ts'
import type { Random } from './random.ts'

/** What a scene is painted with. */
export type Ground = {
  c: SKRSContext2D
  w: number
  h: number
  u: number
  colours: readonly [Colour, Colour, Colour, Colour]
  random: Random
  side: number
}

/** A glow that fades to nothing at its radius. */
export const radial = (g: Ground, x: number, y: number, r: number, colour: Colour, alpha: number) => {
  const paint = g.c.createRadialGradient(x, y, 0, x, y, r)
  paint.addColorStop(0, css(colour, alpha))
  paint.addColorStop(0.5, css(colour, alpha * 0.5))
  paint.addColorStop(1, css(colour, 0))
  g.c.fillStyle = paint
  g.c.fillRect(x - r, y - r, r * 2, r * 2)
}

const bokeh = (
  g: Ground,
  count: number,
  colours: readonly [Colour, ...Colour[]],
  top: number,
  bottom: number,
  size: number,
) => {
  for (let i = 0; i < count; i++) {
    const r = g.u * size * g.random.range(0.4, 1.3)
    const [x, y] = [g.random.next() * g.w, g.h * g.random.range(top, bottom)]
    const colour = g.random.pick(colours)
    g.c.fillStyle = css(colour, g.random.range(0.18, 0.5))
    g.c.beginPath()
    g.c.arc(x, y, r, 0, 7)
    g.c.fill()
    radial(g, x, y, r * 2.4, colour, 0.22)
  }
}

const blur = (g: Ground, px: number) => {
  g.c.filter = `blur(${px * g.u}px)`
}

/** What stands at each place, in large soft shapes. */
export const scenes: Record<Moment['place'], (g: Ground) => void> = {
  studio: (g) => {
    blur(g, 22)
    for (let i = 0; i < 5; i++) {
      g.c.fillStyle = css(g.random.pick([g.colours[1], g.colours[2], g.colours[3]]), 0.22)
      g.c.save()
      g.c.translate(g.random.next() * g.w, g.random.next() * g.h * 0.8)
      g.c.rotate(g.random.range(-0.7, 0.7))
      g.c.fillRect(-90 * g.u, -170 * g.u, g.random.range(60, 180) * g.u, g.random.range(160, 360) * g.u)
      g.c.restore()
    }
  },
  forest: (g) => {
    blur(g, 7)
    for (let i = 0; i < 9; i++) {
      const x = g.random.next() * g.w
      const wide = g.u * g.random.range(10, 46)
      g.c.fillStyle = css(mixColour(g.colours[0], g.colours[1], g.random.next() * 0.7), 0.75)
      g.c.fillRect(x, -10, wide, g.h)
    }
    bokeh(g, 44, [g.colours[3], g.colours[2], mixColour(g.colours[2], g.colours[3], 0.5)], 0, 0.6, 17)
  },
  sea: (g) => {
    blur(g, 5)
    const horizon = g.h * g.random.range(0.44, 0.52)
    const sky = g.c.createLinearGradient(0, 0, 0, horizon)
    sky.addColorStop(0, css(g.colours[1], 0.9))
    sky.addColorStop(0.6, css(g.colours[2]))
    sky.addColorStop(1, css(g.colours[3]))
    g.c.fillStyle = sky
    g.c.fillRect(-9, -9, g.w + 18, horizon + 9)
    for (let i = 0; i < 12; i++) {
      g.c.fillStyle = css(g.random.pick([g.colours[1], g.colours[3]]), 0.3)
      g.c.beginPath()
      g.c.ellipse(
        g.random.next() * g.w,
        g.random.next() * horizon * 0.9,
        g.u * g.random.range(50, 150),
        g.u * g.random.range(6, 20),
        g.random.bell() * 0.1,
        0,
        7,
      )
      g.c.fill()
    }
    g.c.fillStyle = css(g.colours[1])
    g.c.fillRect(-9, horizon, g.w + 18, g.h)
    for (let i = 0; i < 70; i++) {
      const y = mix(horizon, g.h * 0.95, g.random.next() ** 1.6)
      g.c.fillStyle = css(g.random.pick([g.colours[0], g.colours[2], g.colours[3]]), 0.35)
      g.c.fillRect(
        g.random.next() * g.w - 40,
        y,
        g.u * g.random.range(20, 110),
        g.u * (1 + ((y - horizon) / g.h) * 14),
      )
    }
  },
  city: (g) => {
    blur(g, 6)
    for (let i = 0; i < 12; i++) {
      g.c.fillStyle = css(mixColour(g.colours[0], g.colours[1], g.random.next()), 0.85)
      g.c.fillRect(
        g.random.next() * g.w - 30,
        g.h * g.random.range(0.02, 0.35),
        g.u * g.random.range(40, 110),
        g.h,
      )
    }
    blur(g, 2.5)
    bokeh(
      g,
      48,
      [g.colours[3], dim(g.colours[3], 0.7), [0.4, 0.1, 0.16], [0.1, 0.16, 0.24], [0.45, 0.3, 0.12]],
      0.05,
      0.8,
      16,
    )
  },
  rain: (g) => {
    bokeh(g, 20, [g.colours[3], g.colours[2], [0.2, 0.1, 0.06]], 0.1, 0.75, 24)
    g.c.fillStyle = css(g.colours[0], 0.9)
    g.c.fillRect(g.w * (g.side > 0 ? 0.1 : 0.86), -5, g.u * 18, g.h + 9)
    for (let i = 0; i < 95; i++) {
      const [x, y] = [g.random.next() * g.w, g.random.next() * g.h]
      const long = g.u * g.random.range(6, 46)
      g.c.strokeStyle = css(mixColour(g.colours[2], [0.6, 0.55, 0.5], 0.5), 0.3)
      g.c.lineWidth = g.u * g.random.range(1, 3)
      g.c.beginPath()
      g.c.moveTo(x, y)
      g.c.quadraticCurveTo(x + g.random.bell() * 5, y + long / 2, x + g.random.bell() * 5, y + long)
      g.c.stroke()
    }
  },
  library: (g) => {
    blur(g, 4)
    const shelf = g.u * 108
    for (let y = -0.2 * shelf; y < g.h; y += shelf) {
      for (let x = -10; x < g.w; ) {
        const wide = g.u * g.random.range(9, 27)
        const tall = shelf * g.random.range(0.62, 0.88)
        g.c.fillStyle = css(
          g.random.pick([
            g.colours[1],
            g.colours[2],
            [0.09, 0.025, 0.02],
            [0.03, 0.045, 0.04],
            [0.12, 0.08, 0.04],
            g.colours[0],
          ]),
          0.75,
        )
        g.c.fillRect(x, y + shelf - tall - g.u * 9, wide - g.u * 2, tall)
        x += wide
      }
      g.c.fillStyle = css(dim(g.colours[0], 0.7))
      g.c.fillRect(-9, y + shelf - g.u * 9, g.w + 18, g.u * 9)
    }
    radial(g, g.w * (0.5 - g.side * 0.36), g.h * 0.3, g.w * 0.5, g.colours[3], 0.62)
  },
  mountains: (g) => {
    blur(g, 3.5)
    radial(g, g.w * (0.5 + g.side * 0.3), g.h * 0.3, g.w * 0.8, g.colours[3], 0.85)
    for (let layer = 0; layer < 4; layer++) {
      g.c.fillStyle = css(mixColour(g.colours[2], g.colours[0], 0.2 + layer * 0.24), 0.92)
      g.c.beginPath()
      g.c.moveTo(-9, g.h)
      let y = g.h * (0.3 + layer * 0.12)
      for (let x = -9; x <= g.w + 30; x += 24 * g.u) {
        y += g.random.bell() * 26 * g.u
        g.c.lineTo(x, y)
      }
      g.c.lineTo(g.w + 30, g.h)
      g.c.fill()
    }
  },
  garden: (g) => {
    blur(g, 5)
    bokeh(g, 60, [g.colours[1], g.colours[2], mixColour(g.colours[1], g.colours[2], 0.5)], 0, 1, 27)
    bokeh(g, 30, [g.colours[3], [0.3, 0.1, 0.1], [0.5, 0.36, 0.2]], 0.2, 1, 13)
  },
  cafe: (g) => {
    blur(g, 6)
    g.c.fillStyle = css(g.colours[0], 0.7)
    g.c.fillRect(-9, g.h * 0.62, g.w + 18, g.h)
    for (let i = 0; i < 4; i++) {
      const x = g.w * g.random.next()
      radial(g, x, g.h * g.random.range(0.1, 0.22), g.u * 90, g.colours[3], 0.75)
      g.c.fillStyle = css(dim(g.colours[0], 0.7), 0.8)
      g.c.fillRect(x - 2, -5, 4 * g.u, g.h * 0.1)
    }
    bokeh(g, 18, [g.colours[3], g.colours[2]], 0.1, 0.7, 20)
  },
  stars: (g) => {
    blur(g, 26)
    for (let i = 0; i < 7; i++) {
      g.c.strokeStyle = css(
        g.random.pick([g.colours[2], [0.16, 0.2, 0.22], g.colours[3], [0.2, 0.08, 0.16]]),
        0.4,
      )
      g.c.lineWidth = g.u * g.random.range(30, 80)
      const y = g.h * g.random.range(0, 0.75)
      g.c.beginPath()
      g.c.moveTo(-40, y)
      g.c.bezierCurveTo(
        g.w * 0.3,
        y - 160 * g.u * g.random.next(),
        g.w * 0.6,
        y + 160 * g.u * g.random.next(),
        g.w + 40,
        y - 90 * g.u,
      )
      g.c.stroke()
    }
    g.c.filter = 'none'
    for (let i = 0; i < 90; i++) {
      g.c.fillStyle = css([0.8, 0.7, 0.55], g.random.range(0.2, 0.8))
      g.c.beginPath()
      g.c.arc(g.random.next() * g.w, g.random.next() * g.h, g.u * g.random.range(0.5, 1.9), 0, 7)
      g.c.fill()
    }
    radial(g, g.w * 0.5, g.h * 0.36, g.w * 0.55, g.colours[3], 0.34)
  },
  snow: (g) => {
    blur(g, 8)
    bokeh(g, 22, [g.colours[1], g.colours[2]], 0.05, 0.9, 40)
    blur(g, 1.5)
    for (let i = 0; i < 80; i++) {
      g.c.fillStyle = css(g.colours[3], g.random.range(0.3, 0.75))
      g.c.beginPath()
      g.c.arc(g.random.next() * g.w, g.random.next() * g.h, g.u * g.random.range(1, 5), 0, 7)
      g.c.fill()
    }
  },
  hearth: (g) => {
    radial(g, g.w * (0.5 + g.side * 0.45), g.h * 0.62, g.w * 0.8, g.colours[3], 0.7)
    radial(g, g.w * (0.5 + g.side * 0.48), g.h * 0.68, g.w * 0.35, [0.95, 0.5, 0.18], 0.55)
    for (let i = 0; i < 40; i++)
      radial(
        g,
        g.random.next() * g.w,
        g.random.next() * g.h,
        g.u * g.random.range(2, 6),
        [0.9, 0.42, 0.12],
        0.8,
      )
  },
}
