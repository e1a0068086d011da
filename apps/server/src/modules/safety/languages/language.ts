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

/** \p{L} as the few letters of the language's own script: the tables of all scripts take long to compile. */
function ownLetters(input: { source: string; letters: string }): string {
  return input.source
    .replaceAll('[\\p{L}', `[${input.letters}`)
    .replaceAll('\\p{L}', `[${input.letters}]`)
    .replaceAll('\\p{M}', `[${input.letters}]`)
}

function numberSource(input: { numbers: LanguageWords['numbers']; letters: string }): string {
  if (input.numbers === undefined) return digits
  const small = plainSource(input.numbers.small)
  const larger = input.numbers.larger === '' ? '' : `(?<!(?:${plainSource(input.numbers.larger)}))`
  return `(?:${digits}|${larger}(?<![${input.letters}])(?:${small})(?![${input.letters}]))`
}

/**
 * Compiles a language. `letters` is the inside of a character class with the letters of its script;
 * `wholeWords` is off for scripts that put no spaces between words.
 */
export function compileLanguage(input: {
  words: LanguageWords
  letters: string
  wholeWords: boolean
}): LanguageRules {
  const { words, letters } = input
  const number = numberSource({ numbers: words.numbers, letters })
  const [before, after] = input.wholeWords ? [`(?<![${letters}0-9])`, `(?![${letters}0-9])`] : ['', '']
  const compile = (source: string, flags: string) => {
    const plain = plainSource(source).replaceAll('NUM', number)
    return new RegExp(ownLetters({ source: `${before}(?:${plain})${after}`, letters }), flags)
  }
  return {
    signs: words.signs.map(([sign, source]) => ({ sign, pattern: compile(source, 'u') })),
    harmless: words.harmless.map((source) => compile(source, 'gu')),
    family: (words.family ?? []).map((source) => compile(source, 'gu')),
  }
}
