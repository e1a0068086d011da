import type { Appearance, ImageStyle } from '../port.ts'
import type { Beard } from './beard.ts'
import type { BodyShape } from './body.ts'
import { clamp } from './geometry.ts'
import type { HairShape } from './hair-shape.ts'
import { shapeHair } from './hair-traits.ts'
import type { FaceShape } from './head.ts'
import { type Colour, dim, hex, luminance, mixColour } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import { clean, find, wordsAbout } from './reading.ts'
import { inferSex, type Sex } from './sex.ts'
import { eyeWords, hairColourWords, skinWords } from './words.ts'

/** Who she or he is: the same in every picture of one identity. */
export type Traits = {
  sex: Sex
  /** As drawn: never under 25. */
  age: number
  /** 0 at 25 … 1 at 80. */
  years: number
  face: FaceShape
  body: BodyShape
  skin: Colour
  lips: Colour
  makeup: number
  iris: Colour
  hair: HairShape
  hairColour: Colour
  beard: Beard
  freckles: number
  scar: boolean
  mole: boolean
  glasses: boolean
  earrings: boolean
  necklace: boolean
  tattoo: boolean
  circlet: boolean
  pointedEars: number
}

const youngestDrawn = 25

const skins = [
  'dab59c',
  'dcb498',
  'cfa07e',
  'c2906c',
  'b07b55',
  '96633f',
  '85553b',
  '75492f',
  '653f2e',
] as const
const fairSkins = ['dab59c', 'dcb498', 'cfa07e', 'c2906c'] as const
const darkHairs = ['1a1310', '241710', '30201a', '3a2317'] as const
const fairHairs = ['352117', '4c2f1d', '6e4526', '8a6138', 'b98f52', '7c3519', '2a1c16', '4f2a1a'] as const

const darkIrises = ['3a2213', '4a2c16', '5a3519'] as const
const warmIrises = ['4a2c16', '5a3519', '6b4424', '80502a', '7a6238'] as const
const lightIrises = ['5a3519', '80683a', '6f7d55', '6d8aa3', '868b8d', '6b4424', '5d7f9c'] as const

/** Which eyes are common beside a skin and a hair. */
const usualIrises = (skin: Colour, hair: Colour) =>
  luminance(skin) < 0.16
    ? darkIrises
    : luminance(skin) < 0.34 || luminance(hair) < 0.012
      ? warmIrises
      : lightIrises

/** Shapes a face around its sex and age; every identity has her own. */
const shapeFace = (sex: Sex, years: number, bodyText: string, random: Random): FaceShape => {
  const man = sex === 'man' ? 1 : sex === 'androgynous' ? 0.45 : 0
  const v = (spread = 0.6) => random.bell() * spread
  const heavy = /\b(plump|chubby|full[- ]figured|plus[- ]size|heavy|heavyset|large|round|fat|big)\b/.test(
    bodyText,
  )
    ? 0.8
    : /\b(slim|slender|thin|lean|skinny|petite|willowy)\b/.test(bodyText)
      ? -0.5
      : 0
  return {
    width: v(0.8) + man * 0.2 + heavy * 0.5,
    jaw: v(0.4) - 0.55 + man * 1.15 + heavy * 0.2,
    chin: v(0.5) + man * 0.5 - 0.3,
    cheekbones: v(0.7) + 0.3,
    browRidge: clamp(man * 0.7 - 0.2 + v(0.25), -0.4, 1),
    noseLength: v(0.7) - 0.45 + man * 0.75 + years * 0.4,
    noseWidth: v(0.8) - 0.45 + man * 0.75,
    noseBridge: v(0.9) + man * 0.25,
    noseTip: v(0.7) + 0.2 - man * 0.3 - years * 0.3,
    lips: v(0.5) + 0.45 - man * 0.95,
    mouthWidth: v(0.6) + man * 0.7,
    eyeSize: v(0.6) + 0.9 - man * 1.1,
    eyeSpacing: v(0.8),
    eyeTilt: v(0.8) + 0.25 - man * 0.2,
    browHeight: v(0.7) + 0.5 - man * 0.7,
    browArch: v(0.6) + 0.35 - man * 0.7,
    browWeight: v(0.45) + man * 0.85 - 0.1,
    flesh: clamp(heavy + v(0.4) - man * 0.1, -0.8, 1),
    age: years,
    angular: clamp(0.2 + v(0.5) + man * 0.45 - heavy * 0.4, -0.3, 1),
  }
}

const shapeBody = (sex: Sex, years: number, text: string, random: Random): BodyShape => {
  const man = sex === 'man' ? 1 : sex === 'androgynous' ? 0.4 : 0
  const has = (p: RegExp) => p.test(text)
  const strong = has(/\b(muscular|athletic|strong|broad|burly|fit|toned|built|powerful)\b/) ? 0.5 : 0
  const heavy = has(
    /\b(plump|chubby|full[- ]figured|plus[- ]size|heavy|heavyset|large|big|curvy|curvaceous)\b/,
  )
    ? 0.7
    : has(/\b(slim|slender|thin|lean|skinny|petite|willowy)\b/)
      ? -0.5
      : 0
  return {
    neck: -0.25 + man * 1.05 + strong * 0.5 + random.bell() * 0.15,
    shoulders: -0.35 + man * 1.2 + strong * 0.7 + random.bell() * 0.3,
    bulk: heavy + strong * 0.3 + random.bell() * 0.2,
    bust: sex === 'woman' ? 0.45 + Math.max(0, heavy) * 0.4 : 0,
    age: years,
  }
}

export const readTraits = (identity: string, style: ImageStyle, a: Appearance): Traits => {
  const random = createRandom(`${identity}:person`)
  const about = clean(a.description)
  const features = `${clean(a.specialFeatures)} ${about}`
  const bodyText = `${clean(a.bodyDescription)} ${about}`
  const hairText =
    clean(a.hairDescription) ||
    wordsAbout(about, /\b(hair|bald|shaved head|bun|braids?|curls|afro|ponytail|bob)\b/)
  const sex = inferSex(a, '', random)
  const age = Math.max(youngestDrawn, Number.isFinite(a.age) ? a.age : youngestDrawn)
  const years = clamp((age - 25) / 55)
  const face = shapeFace(sex, years, bodyText, random)
  const body = shapeBody(sex, years, bodyText, random)
  const skinText = clean(a.skinTone) || wordsAbout(about, /\b(skin(ned)?|complexion)\b/)
  const namedHair = find(hairText, hairColourWords)
  // Fair hair by name and no word about skin: mostly fair skin.
  const seededSkin = hex(
    namedHair && luminance(namedHair) > 0.1 ? random.pick(fairSkins) : random.pick(skins),
  )
  const named = find(skinText, skinWords)
  const skin = named ? dim(named, 1 + random.bell() * 0.05) : seededSkin
  const deep = luminance(skin) < 0.16
  const seededHair = hex(deep || random.chance(0.35) ? random.pick(darkHairs) : random.pick(fairHairs))
  const grey = clamp((age - 44 + random.bell() * 7) / 26)
  const hairColour = namedHair ?? mixColour(seededHair, hex(age > 66 ? 'b9b3aa' : '8f8a84'), grey * 0.92)
  const seededIris = hex(random.pick(usualIrises(skin, hairColour)))
  const eyesText = clean(a.eyesDescription) || wordsAbout(about, /\beyes\b/)
  const elf = /\b(elf|elven|elvish|fae|fairy|pointed ears|dark elf|half-?elf)\b/.test(
    `${features} ${bodyText} ${clean(a.clothingStyle)}`,
  )
  const hair = shapeHair(sex, age, hairText, deep, random)
  const lips = hex(random.pick(['9a4a44', 'a3524e', '8a3c3c', 'a85a50']))
  return {
    sex,
    age,
    years,
    face,
    body,
    skin,
    lips: /\bred lips?(tick)?\b/.test(features) ? hex('8c1f22') : lips,
    makeup:
      sex === 'woman'
        ? /\b(no make-?up|bare[- ]faced)\b/.test(features)
          ? 0
          : /\b(lipstick|make-?up|glam\w*|red lips?)\b/.test(features)
            ? 0.85
            : random.range(0.25, 0.55)
        : sex === 'androgynous'
          ? 0.2
          : 0.04,
    iris: find(eyesText, eyeWords) ?? seededIris,
    hair,
    hairColour,
    beard: readBeard(sex, `${features} ${clean(a.hairDescription)}`, random),
    freckles: /\bfreckle[sd]?\b/.test(`${features} ${skinText}`)
      ? 0.9
      : !deep && random.chance(0.12)
        ? 0.4
        : 0,
    scar: /\bscar(red|s)?\b/.test(features),
    mole: /\b(mole|beauty (mark|spot))\b/.test(features) || random.chance(0.07),
    glasses: /\b(glasses|spectacles|eyeglasses)\b/.test(features) && !/\bno glasses\b/.test(features),
    earrings:
      /\b(ear-?rings?|hoops|studs|jewell?e?ry|piercings?)\b/.test(features) ||
      (sex === 'woman' && random.chance(0.45)),
    necklace:
      /\b(necklace|pendant|chain|locket|choker|jewell?e?ry)\b/.test(features) ||
      (sex === 'woman' && random.chance(0.18)),
    tattoo: /\btattoo(s|ed)?\b/.test(features),
    circlet: /\b(circlet|crown|tiara|diadem)\b/.test(features) || (style === 'fantasy' && random.chance(0.5)),
    pointedEars: elf
      ? 1
      : style === 'fantasy' && !/\b(human|knight|dwarf)\b/.test(features) && random.chance(0.55)
        ? 0.85
        : 0,
  }
}

const readBeard = (sex: Sex, text: string, random: Random): Beard => {
  if (/\b(clean[- ]shaven|no beard|beardless)\b/.test(text)) return 'none'
  if (/\b(stubble|five o'?clock|unshaven|scruff\w*)\b/.test(text)) return 'stubble'
  if (/\bgoatee\b/.test(text)) return 'goatee'
  if (/\b(full |long |thick |bushy |short |trimmed |grey |gr[ea]y )*beard(ed)?\b/.test(text)) return 'full'
  if (/\b(moustache|mustache)\b/.test(text)) return 'moustache'
  if (sex !== 'man') return 'none'
  const roll = random.next()
  return roll < 0.32 ? 'none' : roll < 0.64 ? 'stubble' : roll < 0.9 ? 'full' : 'goatee'
}
