import type { AgeSign } from './age-sign.ts'

const hidden: [AgeSign, string][] = [
  [
    'life_stage',
    'teen teens teenager teenage preteen tween adolescent minor child children kid kids toddler infant underage juvenile youngster littlegirl littleboy younggirl barelylegal childlike ageregression',
  ],
  [
    'school',
    'schoolgirl schoolboy schoolkid kindergarten kindergartner preschooler middleschool highschool highschooler elementary sophomore freshman juniorhigh grader',
  ],
  ['body', 'prepubescent pubescent undeveloped babyface'],
  ['slang', 'loli lolita lolicon shota shotacon jailbait ageplay ddlg pedo'],
  ['age_number', 'eleven twelve thirteen fourteen fifteen sixteen seventeen'],
]

const shapes: Record<string, string> = {
  a: 'a4@',
  b: 'b8',
  c: 'c(',
  e: 'e3€',
  g: 'g9',
  i: 'i1!|l',
  l: 'l1|!i',
  o: 'o0',
  s: 's5$z',
  t: 't7+',
}

const separator = '[^a-z0-9]{0,4}'

function hiddenPattern(word: string): RegExp {
  const letters = Array.from(word, (letter) => `[${shapes[letter] ?? letter}*#]`)
  return new RegExp(`(?<![a-z0-9])${letters.join(separator)}(?![a-z0-9])`, 'gu')
}

const patterns = hidden.flatMap(([sign, words]) =>
  words.split(' ').map((word) => ({ sign, word, pattern: hiddenPattern(word) })),
)

/** Words that the hidden spelling of another word happens to equal. */
const innocent = new Set(['klid', 'ten', 'ched', 'chlid', 'miinor', 'kild', 'kld'])

/**
 * Whether a match hides the word rather than merely holding it: letters set apart, signs between them, digits
 * for letters. Plain words are left to the word lists, which know their harmless settings.
 */
function hides(input: { found: string; word: string }): boolean {
  const { found, word } = input
  const squeezed = found.replace(/[^\p{L}\p{N}]/gu, '')
  if (found === word || innocent.has(squeezed)) return false
  if ((found.match(/[*#]/gu)?.length ?? 0) > 0 && squeezed.length < word.length - 1) return false
  const signs = found.replace(/[\p{L} ]/gu, '')
  if (!found.includes(' ') && signs !== '') return /\p{L}/u.test(found) || squeezed.length >= 4
  if (!found.includes(' ')) return false
  const pieces = found.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== '')
  if (pieces.every((piece) => piece.length === 1)) return true
  if (/^[a-z ]+$/u.test(found)) return splitOnce({ pieces, word })
  return /[^\p{L}\p{N} ]/u.test(signs) && !/[,.;:!?]/u.test(signs) && squeezed.length >= 5
}

/** 'sch ool girl' hides a word, 'shot a' and 'min or' do not; whole words side by side are for the lists. */
function splitOnce(input: { pieces: string[]; word: string }): boolean {
  const [first = '', second = ''] = input.pieces
  if (
    /^(?:under|school|little|young|barely|middle|high|junior|age|baby|kinder|pre|years?|child|seven|six|four)$/u.test(
      first,
    )
  ) {
    return first === 'under' || first === 'pre' || (input.pieces.length > 2 && second.length <= 2)
  }
  if (input.pieces.some((piece) => piece.length === 1 && !/[aeiouy]/u.test(piece))) return true
  return input.word.length >= 6
}

/** Finds the first hidden word in a text in plain form; null where there is none. */
export function hiddenWord(text: string): AgeSign | null {
  for (const { sign, word, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      if (hides({ found: match[0], word })) return sign
    }
  }
  return null
}
