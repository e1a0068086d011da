import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Flow, findFlow, flowAt } from './flow.ts'
import type { Random } from './random.ts'

export type StrokePlan = {
  /** Brushes from broad to fine, in pixels of a picture 512 wide. */
  radii: readonly number[]
  /** How much of the clean drawing stays over the strokes. */
  clean: number
  opacity: number
  /** Whether the person is painted over too, or only the ground. */
  figure: boolean
}

type Pixels = { data: Uint8ClampedArray; width: number; height: number }

const read = (canvas: Canvas): Pixels => ({
  data: canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data,
  width: canvas.width,
  height: canvas.height,
})

/** Softened by way of a smaller copy: a filter over the whole picture takes far longer. */
export const softened = (canvas: Canvas, radius: number) => {
  const k = 1 / Math.max(1, radius * 1.4)
  const [w, h] = [Math.max(8, Math.round(canvas.width * k)), Math.max(8, Math.round(canvas.height * k))]
  const less = createCanvas(w, h)
  const onLess = less.getContext('2d')
  onLess.imageSmoothingQuality = 'high'
  onLess.drawImage(canvas, 0, 0, w, h)
  const out = createCanvas(canvas.width, canvas.height)
  const onOut = out.getContext('2d')
  onOut.imageSmoothingQuality = 'high'
  onOut.drawImage(less, 0, 0, canvas.width, canvas.height)
  return out
}

/** Paints a drawing again with strokes, broad ones first, finer ones only where they are still needed. */
export const paintOver = (canvas: Canvas, part: Uint8Array, plan: StrokePlan, random: Random) => {
  const { width, height } = canvas
  const k = width / 512
  const clean = createCanvas(width, height)
  clean.getContext('2d').drawImage(canvas, 0, 0)
  const flow = findFlow(read(canvas).data, width, height, 2)
  const context = canvas.getContext('2d')
  context.save()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  plan.radii.forEach((radius, layer) => {
    const reference = read(softened(clean, radius * k * 0.45))
    const soFar = layer === 0 ? null : read(canvas)
    paintLayer(context, {
      reference,
      soFar,
      flow,
      part,
      radius: radius * k,
      opacity: plan.opacity,
      random,
      layer,
    })
  })
  context.restore()
  context.globalAlpha = plan.clean
  context.drawImage(clean, 0, 0)
  context.globalAlpha = 1
  bristle(canvas, flow, part, random)
}

type Layer = {
  reference: Pixels
  soFar: Pixels | null
  flow: Flow
  part: Uint8Array
  radius: number
  opacity: number
  random: Random
  layer: number
}

const paintLayer = (c: SKRSContext2D, l: Layer) => {
  const { reference: ref, soFar, radius, random } = l
  const { width, height, data } = ref
  const grid = Math.max(2, Math.round(radius * (l.layer === 0 ? 0.9 : 1.1)))
  const starts: number[] = []
  for (let gy = 0; gy < height; gy += grid) {
    for (let gx = 0; gx < width; gx += grid) {
      const x = Math.min(width - 1, Math.floor(gx + random.next() * grid))
      const y = Math.min(height - 1, Math.floor(gy + random.next() * grid))
      const p = y * width + x
      if (soFar) {
        const i = p * 4
        const error =
          Math.abs((data[i] as number) - (soFar.data[i] as number)) +
          Math.abs((data[i + 1] as number) - (soFar.data[i + 1] as number)) +
          Math.abs((data[i + 2] as number) - (soFar.data[i + 2] as number))
        if (error < (l.part[p] ? 16 : 26)) continue
      }
      starts.push(p)
    }
  }
  for (let i = starts.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1))
    const t = starts[i] as number
    starts[i] = starts[j] as number
    starts[j] = t
  }
  c.globalAlpha = l.opacity
  starts.forEach((p, i) => {
    drawStroke(c, l, p)
    // The canvas keeps a list of what is still to draw; a look at one pixel empties it before it grows large.
    if (i % 1200 === 1199) c.getImageData(0, 0, 1, 1)
  })
  c.globalAlpha = 1
}

const drawStroke = (c: SKRSContext2D, l: Layer, start: number) => {
  const { reference: ref, radius, flow, random } = l
  const { width, height, data } = ref
  const i = start * 4
  const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number]
  const own = l.part[start]
  let x = start % width
  let y = Math.floor(start / width)
  const wobble = random.range(-6, 6)
  c.strokeStyle = `rgb(${Math.round(r + wobble)},${Math.round(g + wobble)},${Math.round(b + wobble)})`
  c.lineWidth = radius * random.range(1.1, 1.9)
  c.beginPath()
  c.moveTo(x, y)
  let dx = 0
  let dy = 0
  const steps = 3 + Math.floor(random.next() * 4)
  for (let s = 0; s < steps; s++) {
    const cell = flowAt(flow, x, y)
    let fx = flow.x[cell] as number
    let fy = flow.y[cell] as number
    if (fx * dx + fy * dy < 0) {
      fx = -fx
      fy = -fy
    }
    dx = dx * 0.4 + fx * 0.6
    dy = dy * 0.4 + fy * 0.6
    x += dx * radius * 0.9
    y += dy * radius * 0.9
    if (x < 0 || y < 0 || x >= width || y >= height) break
    const q = Math.floor(y) * width + Math.floor(x)
    const j = q * 4
    const change =
      Math.abs((data[j] as number) - r) +
      Math.abs((data[j + 1] as number) - g) +
      Math.abs((data[j + 2] as number) - b)
    if (change > 42 || l.part[q] !== own) break
    c.lineTo(x, y)
  }
  c.lineTo(x + 0.01, y)
  c.stroke()
}

/** Hairs of the brush: fine light and dark lines along the strokes. */
const bristle = (canvas: Canvas, flow: Flow, part: Uint8Array, random: Random) => {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const image = context.getImageData(0, 0, width, height)
  const speck = new Float32Array(width * height)
  for (let i = 0; i < speck.length; i++) speck[i] = random.next() - 0.5
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = flowAt(flow, x, y)
      const fx = flow.x[cell] as number
      const fy = flow.y[cell] as number
      let sum = 0
      for (let s = -4; s <= 4; s++) {
        const sx = Math.min(width - 1, Math.max(0, Math.round(x + fx * s * 1.3)))
        const sy = Math.min(height - 1, Math.max(0, Math.round(y + fy * s * 1.3)))
        sum += speck[sy * width + sx] as number
      }
      const p = y * width + x
      const k = 1 + (sum / 9) * (part[p] === 1 ? 0.1 : part[p] ? 0.17 : 0.28)
      for (let j = 0; j < 3; j++) image.data[p * 4 + j] = (image.data[p * 4 + j] as number) * k
    }
  }
  context.putImageData(image, 0, 0)
}
