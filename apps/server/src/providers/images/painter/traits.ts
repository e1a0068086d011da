import type { Appearance, ImageStyle } from '../port.ts'
import type { BodyShape } from './body.ts'
import type { ClothingLook, Garment } from './clothing.ts'
import { clamp } from './geometry.ts'
import type { HairShape } from './hair.ts'
import type { FaceShape } from './head.ts'
import { type Colour, dim, hex, luminance, mixColour, saturate } from './palette.ts'
import { createRandom, type Random } from './random.ts'
import {
  clothColourWords,
  eyeWords,
  garmentWords,
  hairColourWords,
  hairCutWords,
  skinWords,
  type WordTable,
} from './words.ts'

type Sex = 'woman' | 'man' | 'androgynous'

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
  beard: 'none' | 'stubble' | 'moustache' | 'goatee' | 'full'
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

const find = <T>(text: string, table: WordTable<T>): T | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null

const clean = (text: string | null) => (text ?? '').toLowerCase().replace(/[’‘]/g, "'")

/** The words just before a noun: 'a tall woman with curly red hair' + hair → '… with curly red hair'. */
const wordsAbout = (text: string, noun: RegExp) => {
  const found = noun.exec(text)
  if (!found) return ''
  const before = text.slice(0, found.index).split(/[,.;!?]|\band\b(?=[^,.;]*\b(?:with|wearing)\b)/)
  return `${(before.at(-1) ?? '').split(/\s+/).slice(-5).join(' ')} ${found[0]} ${/^\s+(?:in|as|with|worn|tied|up|cut|down)\b[^,.;]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? ''}`
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

const womanNames =
  /^(anna|emma|eva|mia|ines|iris|marie|sophie|chloe|zoe|grace|claire|jane|rose|ruth|alice|mireille|camille|noor|aiko|yuki|mei|freya|astrid|ingrid|helen|carmen|margot|isabel|rachel|sarah|naomi|hannah|esther|mary|amy|lily|ivy|jade|ruby|elizabeth|karen|susan|kate|violet|eleanor|vivian|brigid|niamh|saoirse)\b/
const manNames =
  /^(luca|joshua|noah|elijah|ezra|nikita|ilya|sasha|andrea|luke|jonas|james|john|david|daniel|thomas|max|leo|hugo|oscar|arthur|victor|adam|marcus|kai|ravi|omar|ali|hiro|kenji|diego|mateo|erik|lars|finn|george|henry|jack|liam|owen|ethan|gabriel|rafael|samuel|peter|paul|mark|alexander|sebastian|kofi|kwame|tariq|dmitri|ivan|viktor|aleksander|theo|felix)\b/

export const inferSex = (a: Appearance, extra: string, random: Random): Sex => {
  const text = [
    a.description,
    a.bodyDescription,
    a.hairDescription,
    a.specialFeatures,
    a.clothingStyle,
    extra,
  ]
    .map(clean)
    .join(' ')
  if (/\b(androgyn\w*|non-?binary|genderfluid|enby|agender)\b/.test(text)) return 'androgynous'
  const woman = count(
    text,
    /\b(she|her|hers|woman|women|female|lady|feminine|girlfriend|wife|queen|princess|priestess|goddess|sorceress|actress|mother|sister|witch|curvy|curvaceous|busty|dress|gown|blouse|lipstick)\b/g,
  )
  const man = count(
    text,
    /\b(he|him|his|man|male|gentleman|guy|masculine|boyfriend|husband|king|prince|priest|god|sorcerer|father|brother|wizard|beard(ed)?|moustache|mustache|stubble|goatee|tuxedo)\b/g,
  )
  if (woman !== man) return woman > man ? 'woman' : 'man'
  const name = clean(a.name).trim()
  if (manNames.test(name)) return 'man'
  if (womanNames.test(name) || /^\w+(a|ie|ine|elle|ette|ah|lyn|issa)\b/.test(name)) return 'woman'
  if (/^\w+(us|or|rd|ck|on|an|er|os|as|im|ik|il|in|ro|do|to|go)\b/.test(name)) return 'man'
  const roll = random.next()
  return roll < 0.52 ? 'woman' : roll < 0.86 ? 'man' : 'androgynous'
}

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
  const seededIris = deep
    ? hex(random.pick(['3a2213', '4a2c16', '5a3519']))
    : hex(random.pick(['5a3519', '80502a', '8a7238', '5d8a4f', '4f7ba3', '84898c', '4a2c16']))
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

const readBeard = (sex: Sex, text: string, random: Random): Traits['beard'] => {
  if (/\b(clean[- ]shaven|no beard|beardless)\b/.test(text)) return 'none'
  if (/\b(stubble|five o'?clock|unshaven|scruff\w*)\b/.test(text)) return 'stubble'
  if (/\bgoatee\b/.test(text)) return 'goatee'
  if (/\b(full |long |thick |bushy |short |trimmed |grey |gr[ea]y )*beard(ed)?\b/.test(text)) return 'full'
  if (/\b(moustache|mustache)\b/.test(text)) return 'moustache'
  if (sex !== 'man') return 'none'
  const roll = random.next()
  return roll < 0.32 ? 'none' : roll < 0.64 ? 'stubble' : roll < 0.9 ? 'full' : 'goatee'
}

const shapeHair = (sex: Sex, age: number, text: string, deep: boolean, random: Random): HairShape => {
  const curlRoll = random.next()
  const named = find(text, hairCutWords)
  const short = /\bshort\b/.test(text)
  const curly = /\b(curl(s|y)|ringlets?|coil(s|y)|kinky|permed)\b/.test(text)
  const wavy = /\b(wav(y|es)|tousled|beachy|messy|windswept)\b/.test(text)
  const straight = /\b(straight|sleek|silky|smooth)\b/.test(text)
  const seeded =
    sex === 'woman'
      ? deep
        ? random.pick(['afro', 'bun', 'long', 'braid', 'low-bun', 'bob'] as const)
        : random.pick(['long', 'long', 'bob', 'bun', 'ponytail', 'low-bun', 'pixie', 'braid'] as const)
      : sex === 'man'
        ? random.pick(
            deep
              ? (['buzz', 'crop', 'buzz', 'crop'] as const)
              : (['crop', 'quiff', 'side-part', 'slick', 'side-part'] as const),
          )
        : random.pick(['pixie', 'bob', 'side-part', 'slick', 'quiff'] as const)
  let cut = named ?? (curly || wavy || straight ? (sex === 'man' ? 'crop' : 'long') : seeded)
  if (cut === 'long' && short) cut = sex === 'man' ? 'crop' : 'bob'
  if (cut === 'crop' && sex === 'woman') cut = 'pixie'
  const receding = sex === 'man' ? clamp((age - 38 + random.bell() * 18) / 40) * 0.75 : 0
  const curl = curly ? 0.8 : straight ? 0 : wavy || curlRoll < 0.75 ? 0 : deep ? 0.75 : 0.35
  const length = /\b(waist|very long|hip|knee)\b/.test(text)
    ? 1
    : /\b(shoulder|mid|medium)\b/.test(text)
      ? 0.12
      : random.range(0.35, 0.8)
  return {
    cut,
    length,
    wave: straight ? 0 : wavy ? 0.9 : random.range(0.2, 0.8),
    curl: cut === 'bob' || cut === 'long' || curly ? curl : 0,
    fringe:
      /\b(fringe|bangs)\b/.test(text) || (!named && sex !== 'man' && cut !== 'afro' && random.chance(0.16)),
    part: random.pick([-0.2, -0.12, 0, 0.14, 0.22] as const),
    volume: /\b(voluminous|big|thick|full|wild|huge)\b/.test(text) ? 1 : random.range(0.25, 0.75),
    receding: named === 'long' || /\b(thick|full)\b/.test(text) ? receding * 0.3 : receding,
    locs: /\b(locs?|dreadlocks?|dreads|box braids|cornrows)\b/.test(text),
  }
}

const quietColours = [
  '561f26',
  '2a5656',
  '2a3146',
  '4a5a44',
  '59402f',
  '824a30',
  '46304a',
  '4d4a4b',
  '29252a',
  '94795a',
  '99804a',
  'b9aa92',
  '40536b',
  '76604f',
  '6a4238',
  '39463f',
] as const

/** What is worn in one picture: the picture's words first, then the person's style, then the seed. */
export const readClothing = (
  request: { identity: string; variation: string; style: ImageStyle; prompt: string; appearance: Appearance },
  sex: Sex,
): ClothingLook => {
  const random = createRandom(`${request.identity}:${request.variation}:clothing`)
  const prompt = clean(request.prompt)
  const style = clean(request.appearance.clothingStyle)
  const about = clean(request.appearance.description)
  const worn = /\b(?:wearing|dressed in|in an?|wears)\b([^,.;]*)/.exec(prompt)?.[1] ?? ''
  const asked =
    find(worn, garmentWords) ?? find(prompt.replace(/night city|city at night/g, ''), garmentWords)
  const seeded: readonly [Garment, ...Garment[]] =
    request.style === 'fantasy'
      ? ['robe', 'armour', 'dress', 'robe']
      : sex === 'woman'
        ? ['turtleneck', 'knit', 'dress', 'shirt', 'blazer', 'knit', 'robe']
        : ['shirt', 'knit', 'blazer', 'turtleneck', 'jacket', 'tee', 'hoodie']
  const stylePick = random.pick(
    seeded.filter((g) => g !== 'robe' || request.style === 'fantasy') as unknown as readonly [
      Garment,
      ...Garment[],
    ],
  )
  let garment =
    asked ??
    find(style, garmentWords) ??
    find(wordsAbout(about, /\b(wear\w*|dress(ed)?)\b/), garmentWords) ??
    stylePick
  if (garment === 'dress' && sex === 'man') garment = 'blazer'
  const colour =
    find(worn, clothColourWords) ??
    (asked
      ? find(wordsAbout(prompt, garmentWords.find(([, g]) => g === asked)?.[0] ?? /$^/), clothColourWords)
      : null) ??
    find(style, clothColourWords) ??
    (garment === 'armour' ? hex('7f7b78') : hex(random.pick(quietColours)))
  const knitted = garment === 'turtleneck' || garment === 'knit'
  const text = `${worn} ${style}`
  return {
    garment,
    colour: saturate(colour, 0.94),
    second:
      garment === 'armour'
        ? hex('a5803f')
        : hex(random.pick(['c9b99e', '231f22', '8a7a68', '593a28'] as const)),
    pattern: /\bstrip(e|es|ed|y)\b/.test(text)
      ? 'stripes'
      : /\b(plaid|check(ed|ered)?|flannel|tartan)\b/.test(text)
        ? 'check'
        : knitted
          ? 'knit'
          : 'plain',
    gloss: /\b(silk(y)?|satin|leather|velvet)\b/.test(text)
      ? 0.65
      : garment === 'jacket'
        ? 0.5
        : garment === 'armour'
          ? 0.95
          : 0.12,
  }
}
