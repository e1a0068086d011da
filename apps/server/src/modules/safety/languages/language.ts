import type { AgeSign } from '../age-sign.ts'
import { plainText } from '../text-views.rules.ts'

/**
 * One language's part of the rules. Sources are regular expressions in ordinary spelling; they pass through
 * `plainText` like every text, so accents and letter variants need no thought.
 */
export type LanguageWords = {
  /** Number words of 1 to 17, and the words before them that make them larger ones. */
  numbers?: { small: string; larger: string }
  /** Signs; NUM stands for an age under 18 in digits or words. */
  signs: [AgeSign, string][]
  /** Phrases set aside first: work, things, durations. */
  harmless: string[]
  /** Phrases set aside but for a prompt: other people who are young, and her own past. */
  family?: string[]
}

export type LanguageRules = {
  signs: { sign: AgeSign; pattern: RegExp }[]
  harmless: RegExp[]
  family: RegExp[]
}

const edgeBefore = '(?<![\\p{L}\\p{M}\\p{N}])'
const edgeAfter = '(?![\\p{L}\\p{M}\\p{N}])'
const digits = '(?<!\\d)(?<!\\d[.,])(?:1[0-7]|0?[1-9])(?!\\d)'

/** Keeps regular-expression escapes such as \p{L} and \d from being changed with the words around them. */
function plainSource(source: string): string {
  return source
    .split(/(\\[pP]\{\w+\}|\\.|\(\?<?[:=!]|NUM)/u)
    .map((part, at) => (at % 2 === 1 ? part : plainKeepingSpaces(part)))
    .join('')
}

function plainKeepingSpaces(part: string): string {
  const before = part.startsWith(' ') ? ' ' : ''
  const after = part.endsWith(' ') && part.length > 1 ? ' ' : ''
  return before + plainText(part) + after
}

function numberSource(words: LanguageWords['numbers']): string {
  if (words === undefined) return digits
  const small = plainSource(words.small)
  const larger = words.larger === '' ? '' : `(?<!(?:${plainSource(words.larger)}))`
  return `(?:${digits}|${larger}(?<![\\p{L}\\p{M}])(?:${small})(?![\\p{L}\\p{M}]))`
}

/** Compiles a language; `wholeWords` off for scripts that put no spaces between words. */
export function compileLanguage(input: { words: LanguageWords; wholeWords: boolean }): LanguageRules {
  const number = numberSource(input.words.numbers)
  const [before, after] = input.wholeWords ? [edgeBefore, edgeAfter] : ['', '']
  const compile = (source: string, flags: string) =>
    new RegExp(`${before}(?:${plainSource(source).replaceAll('NUM', number)})${after}`, flags)
  return {
    signs: input.words.signs.map(([sign, source]) => ({ sign, pattern: compile(source, 'u') })),
    harmless: input.words.harmless.map((source) => compile(source, 'gu')),
    family: (input.words.family ?? []).map((source) => compile(source, 'gu')),
  }
}
