import { fourthHarmless, fourthRefused } from './fourth-batch.set.ts'
import { harmlessEnglish } from './harmless-english.set.ts'
import { harmlessOther } from './harmless-other.set.ts'
import { refusedEnglish } from './refused-english.set.ts'
import { refusedObfuscated } from './refused-obfuscated.set.ts'
import { refusedOther } from './refused-other.set.ts'
import { secondHarmless, secondRefused } from './second-batch.set.ts'
import { thirdHarmless, thirdRefused } from './third-batch.set.ts'

export type LabelledText = { category: string; text: string; refused: boolean; batch: 'first' | 'later' }

/** Reads a set: `# category` headings, then one text a line. */
function labelled(input: { source: string; refused: boolean; batch: 'first' | 'later' }): LabelledText[] {
  const { source, refused, batch } = input
  let category = 'none'
  return source.split('\n').flatMap((line) => {
    const text = line.trim()
    if (text.startsWith('# ')) category = text.slice(2)
    return text === '' || text.startsWith('# ') ? [] : [{ category, text, refused, batch }]
  })
}

/** Every labelled text; those of batch `first` are the ones that the rules were tuned and measured on. */
export const allLabelled: LabelledText[] = [
  ...[refusedEnglish, refusedObfuscated, refusedOther].flatMap((source) =>
    labelled({ source, refused: true, batch: 'first' }),
  ),
  ...[harmlessEnglish, harmlessOther].flatMap((source) =>
    labelled({ source, refused: false, batch: 'first' }),
  ),
  ...labelled({ source: secondRefused, refused: true, batch: 'later' }),
  ...labelled({ source: secondHarmless, refused: false, batch: 'later' }),
  ...labelled({ source: thirdRefused, refused: true, batch: 'later' }),
  ...labelled({ source: thirdHarmless, refused: false, batch: 'later' }),
  ...labelled({ source: fourthRefused, refused: true, batch: 'later' }),
  ...labelled({ source: fourthHarmless, refused: false, batch: 'later' }),
]

/** Cuts a list in two halves by a seed (a small linear congruential shuffle, the same everywhere). */
export function halves<T>(input: { list: readonly T[]; seed: number }): { tuned: T[]; unseen: T[] } {
  const shuffled = [...input.list]
  let state = input.seed >>> 0
  for (let index = shuffled.length - 1; index > 0; index -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = Math.floor((state / 0x1_0000_0000) * (index + 1))
    const kept = shuffled[index] as T
    shuffled[index] = shuffled[other] as T
    shuffled[other] = kept
  }
  const middle = Math.ceil(shuffled.length / 2)
  return { tuned: shuffled.slice(0, middle), unseen: shuffled.slice(middle) }
}
