import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { groundColour, type Moment } from './moment.ts'
import { type Colour, css, dim, mixColour, tint } from './palette.ts'
import type { Random } from './random.ts'
import { type Ground, radial, scenes } from './scenes.ts'

/**
 * The place behind the person, out of focus: large soft shapes that the brush will break up.
 * Drawn at half size: what is soft loses nothing by it.
 */
export const drawBackground = (
  onto: SKRSContext2D,
  size: { width: number; height: number },
  moment: Moment,
  random: Random,
) => {
  const [w, h] = [Math.ceil(size.width / 2), Math.ceil(size.height / 2)]
  const canvas = createCanvas(w, h)
  const c = canvas.getContext('2d')
  const mood: Colour = moods[moment.light] ?? [1, 1, 1]
  const pick = (i: 0 | 1 | 2 | 3) => tint(groundColour(moment.place, i), mood)
  const g: Ground = {
    c,
    w,
    h,
    u: w / 512,
    colours: [pick(0), pick(1), pick(2), pick(3)],
    random,
    side: moment.side,
  }
  wash(g)
  c.save()
  scenes[moment.place](g)
  c.restore()
  vignette(g)
  onto.imageSmoothingQuality = 'high'
  onto.drawImage(canvas, 0, 0, size.width, size.height)
}

const moods: Partial<Record<Moment['light'], Colour>> = {
  moon: [0.7, 0.75, 0.95],
  candle: [0.85, 0.68, 0.55],
  morning: [1.25, 1.18, 1.05],
}

/** Dark towards the edges, light behind the head's shadow side, as a painter sets a head off its ground. */
const wash = (g: Ground) => {
  const [dark, low, middle] = g.colours
  const down = g.c.createLinearGradient(0, 0, 0, g.h)
  down.addColorStop(0, css(low))
  down.addColorStop(0.45, css(mixColour(low, middle, 0.45)))
  down.addColorStop(1, css(dark))
  g.c.fillStyle = down
  g.c.fillRect(0, 0, g.w, g.h)
  radial(g, g.w * (0.5 - g.side * 0.28), g.h * 0.42, g.w * 0.75, middle, 0.85)
  for (let i = 0; i < 26; i++)
    radial(
      g,
      g.random.next() * g.w,
      g.random.next() * g.h,
      g.w * g.random.range(0.12, 0.34),
      g.random.pick([dark, low, middle]),
      0.3,
    )
}

const vignette = (g: Ground) => {
  const v = g.c.createRadialGradient(g.w * 0.5, g.h * 0.42, g.w * 0.35, g.w * 0.5, g.h * 0.45, g.w * 0.95)
  v.addColorStop(0, css(g.colours[0], 0))
  v.addColorStop(1, css(dim(g.colours[0], 0.7), 0.72))
  g.c.fillStyle = v
  g.c.fillRect(0, 0, g.w, g.h)
}
