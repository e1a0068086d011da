import type { WordTable } from './words.ts'

/** What the readers of free text share. */

/** What the first matching entry stands for. */
export const find = <T>(text: string, table: WordTable<T>): T | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Free text as the word tables expect it. */
export const clean = (text: string | null) => (text ?? '').toLowerCase().replace(/[’‘]/g, "'")

/** The words just before a noun: 'a tall woman with curly red hair' + hair → '… with curly red hair'. */
export const wordsAbout = (text: string, noun: RegExp) => {
  const found = noun.exec(text)
  if (!found) return ''
  const before = text.slice(0, found.index).split(/[,.;!?]|\band\b(?=[^,.;]*\b(?:with|wearing)\b)/)
  return `${(before.at(-1) ?? '').split(/\s+/).slice(-5).join(' ')} ${found[0]} ${/^\s+(?:in|as|with|worn|tied|up|cut|down)\b[^,.;]*/.exec(text.slice(found.index + found[0].length))?.[0] ?? ''}`
}
