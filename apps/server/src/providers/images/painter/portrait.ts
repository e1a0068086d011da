import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { ImageRequest } from '../port.ts'
import { drawAccessories } from './accessories.ts'
import { drawAnimeFace } from './anime-face.ts'
import { drawBackground } from './background.ts'
import { growBeard } from './beard.ts'
import { createBody } from './body.ts'
import { createClothing } from './clothing.ts'
import { earSheet } from './ears.ts'
import { smoothEdges } from './edges.ts'
import { drawEyes } from './eyes.ts'
import { drawAccents, drawFeatures, drawMarks } from './features.ts'
import { createCamera, createTurn, dot, type Vec3 } from './geometry.ts'
import { growHair } from './hair.ts'
import { drawHairEdge } from './hair-edge.ts'
import { closeGaps } from './hair-gaps.ts'
import type { HairShape } from './hair-shape.ts'
import { createHairline } from './hairline.ts'
import { createHead } from './head.ts'
import { drawInk } from './ink.ts'
import { type Material, shade, softenNormals } from './light.ts'
import { readMoment } from './moment.ts'
import { readClothing } from './outfit.ts'
import { type Colour, dim, luminance, mixColour, saturate, tint } from './palette.ts'
import { createPen } from './pen.ts'
import { createRandom } from './random.ts'
import { type Buffers, createBuffers, drawSheet } from './raster.ts'
import { createSkin } from './skin.ts'
import { drawStrands } from './strands.ts'
import { paintOver, softened } from './strokes.ts'
import { finishes } from './styles.ts'
import { readTraits } from './traits.ts'

const parts = { head: 1, body: 2, ear: 3, hair: 4, beard: 5, cloth: 16 } as const

/** Draws one picture from one request, whole: form, light, features, then the brush. */
export const drawPortrait = (request: ImageRequest, onProgress: (share: number) => void) => {
  const { width, height } = request
  const finish = finishes[request.style]
  const traits = readTraits(request.identity, request.style, request.appearance)
  const moment = readMoment(request)
  const clothing = readClothing(request, traits.sex)
  const random = createRandom(`${request.identity}:${request.variation}:hand`)
  const seed = Math.floor(createRandom(request.identity).next() * 1e6)
  const face = finish.face(traits.face)
  const head = createHead(face, moment.expression)
  const body = createBody(traits.body)
  const unit = (width / 512) * 172
  const camera = createCamera({
    width,
    height,
    unit,
    x: width * (0.5 - moment.turn.yaw * 0.05),
    y: height * 0.4,
  })
  const turned = createTurn(moment.turn, [0, -0.85, -0.25])
  const bodyTurned = createTurn({ yaw: moment.bodyYaw, pitch: 0, roll: 0 }, [0, -1.5, -0.2])
  const buffers = createBuffers(width, height)
  const grain = new Float32Array(width * height)
  const cover = new Float32Array(width * height).fill(1)

  drawSheet(buffers, camera, turned, {
    part: parts.head,
    rows: 170,
    columns: 190,
    point: (u, v) => {
      const k = u * 2 - 1
      return head.point(
        -Math.cos(Math.PI * v) * 0.55 - (1 - 2 * v) * 0.45,
        Math.PI * (0.6 * k + 0.4 * k ** 3),
      )
    },
  })
  for (const side of [-1, 1] as const)
    drawSheet(
      buffers,
      camera,
      turned,
      earSheet(side, head.halfWidth(-0.1) * head.wide, traits.pointedEars, parts.ear),
    )
  drawSheet(buffers, camera, bodyTurned, {
    part: parts.body,
    rows: 110,
    columns: 110,
    point: (u, v) => body.point(-3.5 + v * 2.9, Math.PI * (2 * u - 1), 0),
  })
  const pieces = createClothing(body, clothing, seed)
  pieces.forEach((piece, i) => {
    drawSheet(buffers, camera, bodyTurned, { ...piece.sheet, part: parts.cloth + i })
  })
  onProgress(0.2)
  const hairRandom = createRandom(`${request.identity}:hair`)
  // Cropped to the skin, drawn hair is a flat tone; the scalp's own will do.
  const hair: HairShape =
    finish.cel && traits.hair.cut === 'buzz' ? { ...traits.hair, cut: 'bald' } : traits.hair
  const strands = growHair(head, hair, hairRandom, finish.strandDensity * (width / 512))
  const under = { part: buffers.part.slice(), place: buffers.place.slice() }
  drawStrands(buffers, camera, turned, strands, parts.hair, grain, cover)
  drawStrands(
    buffers,
    camera,
    turned,
    growBeard(head, finish.cel ? 'none' : traits.beard, hairRandom),
    parts.beard,
    grain,
    cover,
  )
  if (hair.cut !== 'bald') {
    const hairline = createHairline(hair.receding)
    const crown = Math.round(camera.project(turned.point([0, 0.78, 0.4]))[1]) * width
    const isGap = (p: number) => {
      const part = buffers.part[p] as number
      // Before the crown the ground may show between two hairs.
      if (part === 0) return p < crown
      if (part !== parts.head) return false
      const [x, y, z] = placeAt(buffers.place, p)
      if (y < -0.1) return false
      if (hair.fringe && Math.abs(x) < 0.42 && y > 0.24 && z > 0) return true
      return y > hairline(Math.atan2(Math.abs(x), z + 0.1)) + 0.07
    }
    closeGaps(buffers, { grain, cover }, parts.hair, isGap, Math.round(unit * 0.07))
  }
  onProgress(0.35)

  const skin = createSkin(
    head,
    {
      tone: traits.skin,
      lips: traits.lips,
      lipStrength: traits.makeup,
      blush: 0.36 + traits.makeup * 0.6,
      beard: traits.beard,
      crisp: finish.cel,
      stubble:
        traits.beard === 'none'
          ? traits.sex === 'man'
            ? 0.14
            : 0
          : traits.beard === 'stubble'
            ? finish.cel
              ? 0.28
              : 0.6
            : 0.95,
      hair: traits.hairColour,
      scalp: traits.hair.cut === 'bald' ? 0 : traits.hair.cut === 'buzz' && !finish.cel ? 0.85 : 1,
      receding: traits.hair.receding,
      age: traits.years,
    },
    moment.expression.smile,
    seed,
  )
  const { key } = moment.lighting
  const solid = (part: number, place: Vec3): Material | null => {
    if (part === parts.head) return skin.face(place)
    if (part === parts.body) return skin.body(place)
    if (part === parts.ear) return skin.ear
    return pieces[part - parts.cloth]?.material(place) ?? null
  }
  const hairAt = (pixel: number): Material => {
    const along = placeAt(buffers.place, pixel)
    const half: Vec3 = [key[0], key[1], key[2] + 1]
    const length = Math.hypot(...half)
    const shift = (grain[pixel] as number) * 0.13
    const slant = dot(along, half) / length + shift
    const across = Math.max(0, 1 - slant * slant)
    const shine = across ** 18 * 0.75 + across ** 5 * 0.25
    const tone = (grain[pixel] as number) * 0.36
    const base = dim(traits.hairColour, 0.74 + tone)
    const glow = saturate(mixColour(dim(traits.hairColour, 1.7), [0.5, 0.38, 0.28], 0.1), 1.1)
    const albedo = mixColour(base, dim(glow, 1.55), shine * 0.62)
    const below =
      finish.cel || (cover[pixel] as number) > 0.93
        ? null
        : solid(under.part[pixel] as number, placeAt(under.place, pixel))
    return {
      albedo: below ? mixColour(below.albedo, albedo, cover[pixel] as number) : albedo,
      glow: 0.35,
      gloss: 0,
    }
  }
  const material = (part: number, place: Vec3, pixel: number): Material | null =>
    part === parts.hair || part === parts.beard ? hairAt(pixel) : solid(part, place)

  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  drawBackground(context, { width, height }, moment, random)
  if (!finish.strokes.figure) paintOver(canvas, new Uint8Array(buffers.part.length), finish.strokes, random)
  const figure = createCanvas(width, height)
  const onFigure = figure.getContext('2d')
  const image = onFigure.createImageData(width, height)
  const softSkin = { part: parts.head, normals: softenNormals(buffers, parts.head, Math.round(unit * 0.022)) }
  shade(buffers, camera, moment.lighting, material, image.data, softSkin, finish.cel)
  if (finish.cel) drawInk({ ...buffers, part: withScalp(buffers, traits.hair) }, image.data, parts.hair)
  smoothEdges(buffers, image.data, parts.hair)
  onFigure.putImageData(image, 0, 0)
  onProgress(0.55)

  const layer = createCanvas(width, height)
  const onLayer = layer.getContext('2d')
  // Soft strokes cost by the canvas's size: the face gets one of its own.
  const [middleX, middleY] = camera.project(turned.point([0, -0.1, 0.4]))
  const corner = { x: Math.round(middleX - unit * 0.85), y: Math.round(middleY - unit * 0.95) }
  const faceLayer = createCanvas(Math.round(unit * 1.7), Math.round(unit * 1.95))
  const onFace = faceLayer.getContext('2d')
  onFace.translate(-corner.x, -corner.y)
  const pen = createPen(onFace, camera, turned, head)
  const lightAt = (x: number, y: number): Colour => measureLight(image.data, width, pen.at(x, y), traits.skin)
  const left = lightAt(-head.eyeX, -0.17)
  const right = lightAt(head.eyeX, -0.17)
  const middle = mixColour(left, right, 0.5)
  const marks = {
    skin: traits.skin,
    freckles: traits.freckles,
    scar: traits.scar,
    age: traits.years,
    mole: traits.mole,
  }
  const eyes = {
    iris: traits.iris,
    skin: traits.skin,
    lashes: traits.sex === 'woman' ? 0.55 + traits.makeup * 0.5 : traits.sex === 'man' ? 0.05 : 0.3,
    gaze: moment.gaze,
    brow: mixColour(
      dim(traits.hairColour, 0.5),
      luminance(traits.hairColour) > 0.25 ? dim(traits.skin, 0.3) : [0.02, 0.014, 0.01],
      0.5,
    ),
    shadow: traits.makeup > 0.35 ? tint(traits.skin, [0.45, 0.3, 0.28]) : null,
  }
  const light = { left, right, side: moment.side }
  const depthAt = (x: number, y: number) => buffers.depth[Math.round(y) * width + Math.round(x)] ?? 0
  const own = (what: string) => createRandom(`${request.identity}:${what}`)
  if (finish.cel) {
    drawAnimeFace(pen, head, face, moment.expression, { ...eyes, lips: traits.lips }, light)
    drawMarks(pen, head, marks, middle, own('marks'))
  } else {
    drawFeatures(pen, head, face, moment.expression, marks, middle, own('marks'))
    drawAccents(pen, head, traits.skin, light, 1 - traits.years * 0.5)
    drawEyes(pen, head, face, moment.expression, eyes, light, own('brows'))
  }
  onLayer.drawImage(faceLayer, corner.x, corner.y)
  const wraps =
    clothing.garment === 'turtleneck' || clothing.garment === 'armour' || clothing.garment === 'robe'
  drawAccessories({
    pen: { ...pen, context: onLayer },
    head,
    body,
    camera,
    turned,
    bodyTurned,
    light: middle,
    traits: wraps ? { ...traits, necklace: false, tattoo: false } : traits,
    hidden: ([x, y], depth) => depthAt(x, y) > depth + 0.06,
  })
  cutWhereHidden(onLayer, buffers.part, width, height)
  onFigure.drawImage(layer, 0, 0)
  if (!finish.cel)
    drawHairEdge({
      pen: { ...pen, context: onFigure },
      head,
      camera,
      turned,
      shape: traits.hair,
      colour: traits.hairColour,
      skin: traits.skin,
      light: middle,
      random: own('edge'),
      hidden: (x, y, depth) => depthAt(x, y) > depth + 0.05,
    })
  placeFigure(context, figure, unit, finish.cel)
  onProgress(0.65)
  if (finish.strokes.figure) paintOver(canvas, buffers.part, finish.strokes, random)
  onProgress(0.95)
  return { canvas, traits, moment, clothing }
}

const placeAt = (places: Float32Array, pixel: number): Vec3 => [
  places[pixel * 3] as number,
  places[pixel * 3 + 1] as number,
  places[pixel * 3 + 2] as number,
]

/** The parts with the scalp counted as hair: no contour runs between the two. */
const withScalp = ({ part, place }: Buffers, hair: HairShape) => {
  const hairline = createHairline(hair.receding)
  return part.map((own, p) => {
    if (own !== parts.head || hair.cut === 'bald') return own
    const [x, y, z] = [place[p * 3] as number, place[p * 3 + 1] as number, place[p * 3 + 2] as number]
    return y > hairline(Math.atan2(Math.abs(x), z + 0.1)) ? parts.hair : own
  })
}

/** How bright the skin came out near a place, against its own colour. */
const measureLight = (
  data: Uint8ClampedArray,
  width: number,
  [x, y]: readonly [number, number],
  skin: Colour,
): Colour => {
  const sum = [0, 0, 0]
  let count = 0
  for (let dy = -4; dy <= 4; dy += 2) {
    for (let dx = -4; dx <= 4; dx += 2) {
      const i = (Math.round(y + dy) * width + Math.round(x + dx)) * 4
      if (!data[i + 3]) continue
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + ((data[i + k] as number) / 255) ** 2.2
      count++
    }
  }
  if (count === 0) return [0.6, 0.5, 0.45]
  const of = (k: 0 | 1 | 2) =>
    Math.min(1.15, Math.max(0.12, (sum[k] as number) / count / Math.max(0.02, skin[k])))
  return [of(0), of(1), of(2)]
}

/** Hair before the face hides what is drawn on it. */
const cutWhereHidden = (layer: SKRSContext2D, part: Uint8Array, width: number, height: number) => {
  const image = layer.getImageData(0, 0, width, height)
  for (let p = 0; p < part.length; p++)
    if (part[p] === parts.hair || part[p] === parts.beard) image.data[p * 4 + 3] = 0
  layer.putImageData(image, 0, 0)
}

/** Sets the figure on its ground with edges that lose themselves a little. */
const placeFigure = (context: SKRSContext2D, figure: Canvas, unit: number, cel: boolean) => {
  context.globalAlpha = cel ? 0.8 : 0.55
  context.drawImage(softened(figure, unit * (cel ? 0.006 : 0.022)), 0, 0)
  context.globalAlpha = cel ? 0.75 : 1
  context.drawImage(figure, 0, 0)
  context.globalAlpha = 1
}
