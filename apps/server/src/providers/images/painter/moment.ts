import type { ImageRequest } from '../port.ts'
import { clamp, normalize, type Turn } from './geometry.ts'
import type { Expression } from './head.ts'
import type { Lighting } from './light.ts'
import { hex } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import { find } from './reading.ts'
import type { WordTable } from './words.ts'

type Place =
  | 'studio'
  | 'forest'
  | 'sea'
  | 'city'
  | 'rain'
  | 'library'
  | 'mountains'
  | 'garden'
  | 'cafe'
  | 'stars'
  | 'snow'
  | 'hearth'

type LightName = 'lamp' | 'candle' | 'morning' | 'golden' | 'moon' | 'window' | 'neon'

/** What one picture shows beyond the person. */
export type Moment = {
  turn: Turn
  /** The shoulders' own turn. */
  bodyYaw: number
  gaze: readonly [number, number]
  expression: Expression
  place: Place
  light: LightName
  lighting: Lighting
  /** −1 the light comes from the left, 1 from the right. */
  side: -1 | 1
}

const placeWords: WordTable<Place> = [
  [/\b(rain(y|ing)?|storm)\b/, 'rain'],
  [/\b(forest|woods?|trees?|jungle|grove)\b/, 'forest'],
  [/\b(sea|ocean|beach|coast|harbou?r|lake|river|ship|water)\b/, 'sea'],
  [/\b(city|street|urban|neon|skyline|rooftop|night club|bar)\b/, 'city'],
  [/\b(library|books?|bookshop|study|archive)\b/, 'library'],
  [/\b(mountains?|hills?|desert|cliffs?|canyon|highlands?)\b/, 'mountains'],
  [/\b(garden|flowers?|meadow|field|park|roses?|spring)\b/, 'garden'],
  [/\b(caf[eé]|coffee|restaurant|kitchen|market)\b/, 'cafe'],
  [/\b(stars?|space|galaxy|aurora|cosm(os|ic)|universe|magic(al)?)\b/, 'stars'],
  [/\b(snow(y|ing)?|winter|ice)\b/, 'snow'],
  [/\b(fire(place|side)?|hearth|camp ?fire|tavern|castle)\b/, 'hearth'],
  [/\b(studio|plain|portrait)\b/, 'studio'],
]

const lightWords: WordTable<LightName> = [
  [/\b(candle(s|light|lit)?|fire(light|place|side)?|torch|lantern)\b/, 'candle'],
  [/\b(moon(light|lit)?|midnight|night sky)\b/, 'moon'],
  [/\b(neon|cyber\w*)\b/, 'neon'],
  [/\b(golden hour|sunset|dusk|evening sun|autumn)\b/, 'golden'],
  [/\b(morning|dawn|sunrise|daylight|sunny|bright|noon)\b/, 'morning'],
  [/\b(late evening|evenings?|at night)\b/, 'lamp'],
  [/\b(window|overcast|soft light|rain(y|ing)?|snow(y)?)\b/, 'window'],
  [/\b(lamp|warm|cosy|cozy|low light)\b/, 'lamp'],
]

const usualLight: Record<Place, readonly [LightName, ...LightName[]]> = {
  studio: ['lamp', 'lamp', 'window', 'golden'],
  forest: ['morning', 'golden', 'window'],
  sea: ['golden', 'morning', 'window'],
  city: ['neon', 'lamp'],
  rain: ['window', 'lamp'],
  library: ['lamp', 'candle'],
  mountains: ['golden', 'morning'],
  garden: ['morning', 'golden'],
  cafe: ['lamp', 'window'],
  stars: ['moon', 'lamp'],
  snow: ['window', 'morning'],
  hearth: ['candle'],
}

const createLighting = (name: LightName, side: -1 | 1, random: Random): Lighting => {
  const from = (x: number, y: number, z: number) => normalize([x * side, y, z])
  const wobble = random.bell() * 0.1
  const base = {
    above: [0.14, 0.125, 0.125],
    below: [0.14, 0.085, 0.065],
    rim: from(-0.85, 0.25, -0.25),
  } as const
  switch (name) {
    case 'candle':
      return {
        ...base,
        key: from(0.62 + wobble, 0.02, 0.78),
        keyColour: [1.7, 1.24, 0.84],
        rimColour: [0.5, 0.22, 0.1],
        above: [0.085, 0.075, 0.085],
        below: [0.17, 0.09, 0.05],
      }
    case 'morning':
      return {
        ...base,
        key: from(0.66 + wobble, 0.48, 0.62),
        keyColour: [1.6, 1.43, 1.18],
        rimColour: [0.95, 0.8, 0.55],
        above: [0.27, 0.28, 0.28],
        below: [0.2, 0.16, 0.12],
      }
    case 'golden':
      return {
        ...base,
        key: from(0.74 + wobble, 0.32, 0.58),
        keyColour: [1.72, 1.36, 0.98],
        rimColour: [1.2, 0.7, 0.34],
        above: [0.18, 0.17, 0.2],
        below: [0.19, 0.12, 0.09],
      }
    case 'moon':
      return {
        ...base,
        key: from(0.55 + wobble, 0.52, 0.7),
        keyColour: [1.12, 1.16, 1.3],
        rimColour: [0.75, 0.55, 0.36],
        above: [0.13, 0.15, 0.2],
        below: [0.11, 0.085, 0.085],
      }
    case 'window':
      return {
        ...base,
        key: from(0.75 + wobble, 0.36, 0.6),
        keyColour: [1.55, 1.44, 1.3],
        rimColour: [0.8, 0.68, 0.56],
        above: [0.18, 0.18, 0.19],
        below: [0.14, 0.11, 0.095],
      }
    case 'neon':
      return {
        ...base,
        key: from(0.6 + wobble, 0.3, 0.72),
        keyColour: [1.66, 1.22, 1.0],
        rimColour: [0.9, 0.32, 0.62],
        above: [0.13, 0.12, 0.19],
        below: [0.13, 0.085, 0.12],
      }
    default:
      return {
        ...base,
        key: from(0.7 + wobble, 0.42, 0.6),
        keyColour: [1.78, 1.5, 1.2],
        rimColour: [1.0, 0.7, 0.45],
      }
  }
}

const readExpression = (text: string, vibe: string, random: Random): Expression => {
  const is = (p: RegExp) => p.test(text)
  const calm = {
    smile: random.range(0.36, 0.62),
    lids: random.range(0.86, 0.98),
    brows: random.range(0, 0.45),
  }
  if (is(/\b(laugh\w*|grin\w*|beaming|joy(ful|ous)?|happy|big smile)\b/))
    return { smile: 0.95, lids: 0.86, brows: 0.3 }
  if (is(/\b(smil(e|es|ing)|cheerful|warm smile)\b/)) return { smile: 0.72, lids: 0.92, brows: 0.15 }
  if (is(/\b(serious|stern|stoic|solemn|intense|brooding|angry|fierce|determined)\b/))
    return { smile: -0.12, lids: 0.88, brows: -0.7 }
  if (is(/\b(sad|melanchol\w*|crying|tearful|pensive|wistful|lonely)\b/))
    return { smile: -0.25, lids: 0.84, brows: 0.35 }
  if (is(/\b(seductive|sultry|sleepy|dreamy|relaxed)\b/)) return { smile: 0.3, lids: 0.76, brows: 0.05 }
  if (is(/\b(surprised?|amazed|curious)\b/)) return { smile: 0.2, lids: 1.1, brows: 0.9 }
  if (/\b(playful|bubbly|cheerful|sunny|energetic|warm|friendly|sweet)\b/.test(vibe))
    return { ...calm, smile: random.range(0.5, 0.78) }
  if (/\b(mysterious|dark|stoic|serious|cold|intense|dominant|bold|confident)\b/.test(vibe))
    return { ...calm, smile: random.range(-0.05, 0.22), brows: -0.25, lids: 0.9 }
  return calm
}

export const readMoment = (request: ImageRequest): Moment => {
  const random = createRandom(`${request.identity}:${request.variation}:moment`)
  const text = request.prompt.toLowerCase()
  const is = (p: RegExp) => p.test(text)
  const direction = is(/\b(to (the |her |his )?left|looking left|left profile|facing left)\b/)
    ? -1
    : is(/\b(to (the |her |his )?right|looking right|right profile|facing right)\b/)
      ? 1
      : random.chance(0.5)
        ? 1
        : -1
  const turned = is(/\bprofile\b/)
    ? 0.74
    : is(
          /\b(three[- ]quarters?|3\/4|over (her|his|the) shoulder|looking (left|right|away|aside)|to the (left|right)|facing (left|right)|turned)\b/,
        )
      ? 0.52
      : is(/\b(frontal|facing (us|the camera|the viewer|forward)|straight)\b/)
        ? 0.06
        : random.range(0.08, 0.46)
  const away = is(/\b(looking (away|left|right|aside|out|into the distance)|daydream\w*|profile)\b/)
  const yaw = direction * turned
  const down = is(/\b(looking down|reading|shy)\b/) ? 0.14 : is(/\b(looking up|proud)\b/) ? -0.1 : 0
  const fallback: readonly [Place, ...Place[]] =
    request.style === 'fantasy'
      ? ['forest', 'stars', 'mountains', 'hearth', 'stars']
      : ['studio', 'studio', 'studio', 'library', 'garden', 'cafe', 'sea', 'city', 'rain', 'forest']
  // The picture's own words first, then the mood that goes with the person.
  const vibe = (request.appearance.vibeEnergy ?? '').toLowerCase()
  const named = <T>(table: WordTable<T>) => find(text, table) ?? find(vibe, table)
  const seededPlace = random.pick(fallback)
  const place = named(placeWords) ?? seededPlace
  const light = named(lightWords) ?? random.pick(usualLight[place])
  // The lit side is mostly the far cheek: it models a turned face best.
  const side = random.chance(0.7) ? (direction as -1 | 1) : (-direction as -1 | 1)
  return {
    turn: { yaw, pitch: 0.02 + down + random.bell() * 0.04, roll: random.bell() * 0.055 + direction * -0.02 },
    bodyYaw: yaw * 0.35 - direction * random.range(0.05, 0.3),
    gaze: away ? [clamp(yaw, -0.5, 0.5), 0] : [clamp(-yaw * 1.05, -0.75, 0.75), -down],
    expression: readExpression(text, vibe, random),
    place,
    light,
    lighting: createLighting(light, side, random),
    side,
  }
}

/** Grounds' colours, darkest first: deep and warm, so that the face stays the brightest. */
const groundColours: Record<Place, readonly [string, string, string, string]> = {
  studio: ['1f1613', '3d2c25', '6b4f3e', '8d6c52'],
  forest: ['141710', '2b3020', '4f5232', '8f8550'],
  sea: ['1d2324', '3a4443', '6d6f63', 'b09670'],
  city: ['15121a', '2b2230', '523545', 'c07a4a'],
  rain: ['171a1c', '2d3233', '4f5250', '99805f'],
  library: ['1a110c', '3a2517', '64401f', 'b07f42'],
  mountains: ['221c1f', '4a3b3a', '7d6152', 'c0966a'],
  garden: ['191c12', '383c22', '626237', 'b07f6d'],
  cafe: ['1d130e', '442b1c', '75502f', 'c99655'],
  stars: ['12101c', '262038', '4c3a56', 'a8855f'],
  snow: ['2b2a2c', '545050', '827a74', 'bcae9d'],
  hearth: ['170d09', '38190d', '7a3a17', 'd07a30'],
}
export const groundColour = (place: Place, index: 0 | 1 | 2 | 3) => hex(groundColours[place][index])
