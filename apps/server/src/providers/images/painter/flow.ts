/** The picture's grain: at every cell, the direction along which its tones stay the same. */
export type Flow = { width: number; height: number; cell: number; x: Float32Array; y: Float32Array }

const blur = (a: Float32Array, width: number, height: number, radius: number) => {
  const out = new Float32Array(a.length)
  const half = new Float32Array(a.length)
  const at = (list: Float32Array, i: number) => list[i] as number
  const n = radius * 2 + 1
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += at(a, y * width + Math.min(width - 1, Math.max(0, k)))
    for (let x = 0; x < width; x++) {
      half[y * width + x] = sum / n
      sum +=
        at(a, y * width + Math.min(width - 1, x + radius + 1)) - at(a, y * width + Math.max(0, x - radius))
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += at(half, Math.min(height - 1, Math.max(0, k)) * width + x)
    for (let y = 0; y < height; y++) {
      out[y * width + x] = sum / n
      sum +=
        at(half, Math.min(height - 1, y + radius + 1) * width + x) -
        at(half, Math.max(0, y - radius) * width + x)
    }
  }
  return out
}

/** From the smoothed structure tensor of the lightness, so that the directions agree with their neighbours. */
export const findFlow = (
  data: Uint8ClampedArray,
  imageWidth: number,
  imageHeight: number,
  cell: number,
): Flow => {
  const width = Math.floor(imageWidth / cell)
  const height = Math.floor(imageHeight / cell)
  const light = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * cell * imageWidth + x * cell) * 4
      light[y * width + x] =
        (data[i] as number) * 0.3 + (data[i + 1] as number) * 0.6 + (data[i + 2] as number) * 0.1
    }
  }
  const smooth = blur(light, width, height, 1)
  const xx = new Float32Array(light.length)
  const yy = new Float32Array(light.length)
  const xy = new Float32Array(light.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const gx = (smooth[i + 1] as number) - (smooth[i - 1] as number)
      const gy = (smooth[i + width] as number) - (smooth[i - width] as number)
      xx[i] = gx * gx
      yy[i] = gy * gy
      xy[i] = gx * gy
    }
  }
  const [a, b, c] = [blur(xx, width, height, 3), blur(yy, width, height, 3), blur(xy, width, height, 3)]
  const fx = new Float32Array(light.length)
  const fy = new Float32Array(light.length)
  for (let i = 0; i < light.length; i++) {
    // Quiet places get a slanting hand.
    const angle =
      0.5 * Math.atan2(2 * (c[i] as number) + 14, (a[i] as number) - (b[i] as number) + 5) + Math.PI / 2
    fx[i] = Math.cos(angle)
    fy[i] = Math.sin(angle)
  }
  return { width, height, cell, x: fx, y: fy }
}

export const flowAt = (flow: Flow, x: number, y: number) => {
  const cx = Math.min(flow.width - 1, Math.max(0, Math.floor(x / flow.cell)))
  const cy = Math.min(flow.height - 1, Math.max(0, Math.floor(y / flow.cell)))
  return cy * flow.width + cx
}
