import { clamp } from './geometry.ts'
import type { HairShape } from './hair-shape.ts'
import type { Random } from './random.ts'
import { find } from './reading.ts'
import type { Sex } from './sex.ts'
import { hairCutWords } from './words.ts'

/** How the hair of one person is cut and falls. */
export const shapeHair = (sex: Sex, age: number, text: string, deep: boolean, random: Random): HairShape => {
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
