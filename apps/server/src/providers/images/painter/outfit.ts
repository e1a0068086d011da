import type { Appearance, ImageStyle } from '../port.ts'
import type { ClothingLook, Garment } from './clothing.ts'
import { hex, saturate } from './palette.ts'
import { createRandom } from './random.ts'
import { clean, find, wordsAbout } from './reading.ts'
import type { Sex } from './sex.ts'
import { clothColourWords, garmentWords } from './words.ts'

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
