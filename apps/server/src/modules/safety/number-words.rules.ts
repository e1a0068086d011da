const units = wordsFrom('one two three four five six seven eight nine', 1)
const teens = wordsFrom('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10)
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
)
const ordinals = wordsFrom(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth',
  1,
)
const odd = new Map([
  ['fourty', 40],
  ['fivteen', 15],
  ['forteen', 14],
  ['dozen', 12],
])

function wordsFrom(words: string, first: number): Map<string, number> {
  return new Map(words.split(' ').map((word, at) => [word, first + at]))
}

const simple = new Map([...teens, ...odd])
const anyWord = [...units.keys(), ...teens.keys(), ...tens.keys(), ...odd.keys(), 'hundred', 'thousand'].join(
  '|',
)
const sequence = new RegExp(
  `\\b(?:\\d{1,3}[ -])?(?:${anyWord})(?:(?:[ -]|(?<=hundred|thousand) and )(?:${anyWord}))*\\b`,
  'gu',
)
const ordinalWord = new RegExp(`\\b(${[...ordinals.keys()].join('|')})\\b`, 'gu')

/** Values of a run of number words: 'twenty five' is one number, 'five six' are two. */
function valuesOf(words: string[]): number[] {
  const values: number[] = []
  let total = 0
  let open: 'none' | 'ten' | 'unit' | 'hundred' = 'none'
  const close = () => {
    if (open !== 'none') values.push(total)
    total = 0
    open = 'none'
  }
  for (const word of words) {
    const unit = units.get(word)
    const ten = tens.get(word) ?? simple.get(word)
    if (word === 'hundred' || word === 'thousand') {
      total = (open === 'none' ? 1 : total) * (word === 'hundred' ? 100 : 1000)
      open = 'hundred'
    } else if (unit !== undefined) {
      if (open === 'unit') close()
      total += unit
      open = 'unit'
    } else {
      if (open === 'ten' || open === 'unit') close()
      total += ten ?? Number(word)
      open = tens.has(word) || /^\d/u.test(word) ? 'ten' : 'unit'
    }
  }
  close()
  return values
}

/** English number words as digits ('twenty-five' → '25'), ordinals as '8th', 'one four' as '14'. */
export function digitsForWords(text: string): string {
  return text
    .replace(/\b(?:an? |one )?decade and a half\b/gu, '15 years')
    .replace(/\b(?:an?|one) decade\b/gu, '10 years')
    .replace(sequence, (run) => {
      const words = run.split(/[ -]+/u).filter((word) => word !== 'and' && word !== '')
      if (/^\d+$/u.test(words[0] ?? '') && !/^(?:hundred|thousand)$/u.test(words[1] ?? '')) {
        return `${words[0]} ${valuesOf(words.slice(1)).join(' ')}`
      }
      const values = valuesOf(words)
      if (values.length === 2 && values[0] === 1 && (values[1] ?? 10) < 10) return `1${values[1]}`
      return values.join(' ')
    })
    .replace(ordinalWord, (word) => `${ordinals.get(word)}th`)
    .replace(/\b(?:half (?:of )?)(\d{1,3})\b/gu, (_, whole) => String(Math.floor(Number(whole) / 2)))
    .replace(/\b(?:twice|double) (\d{1,2})\b/gu, (_, half) => String(Number(half) * 2))
}

const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 }

function romanValue(numeral: string): number {
  return Array.from(numeral).reduce((sum, letter, at) => {
    const value = romanValues[letter] ?? 0
    const next = romanValues[numeral[at + 1] ?? ''] ?? 0
    return sum + (value < next ? -value : value)
  }, 0)
}

/** Roman numerals as digits, only where an age is meant ('XIV years old', 'aged XV'). */
export function digitsForRoman(text: string): string {
  return text
    .replace(/\b[ivxl]{1,6}(?=[ -]?(?:years?|yrs?|y)[ /-]{0,2}(?:olds?|o)\b)/gu, (numeral) =>
      String(romanValue(numeral)),
    )
    .replace(
      /\b(age[ds]?(?: of| is)?[ :=]{1,3})([vxl]|[ivxl]{2,6})\b/gu,
      (_, before, numeral) => `${before}${romanValue(numeral)}`,
    )
}

const operations: Record<string, (left: number, right: number) => number> = {
  plus: (left, right) => left + right,
  minus: (left, right) => left - right,
  times: (left, right) => left * right,
  over: (left, right) => (right === 0 ? left : Math.floor(left / right)),
}

function operationOf(sign: string): string {
  if (/^(?:\+|plus)$/u.test(sign)) return 'plus'
  if (/^(?:-|minus)$/u.test(sign)) return 'minus'
  return /^(?:÷|divided by)$/u.test(sign) ? 'over' : 'times'
}

/** Small sums as their result ('5 + 9 years' → '14 years'); a rising 'a - b' stays, it is a range. */
export function sumsSolved(text: string): string {
  return text.replace(
    /(?<![\d.,/-])(\d{1,3})( years?(?: old)?)?,? ?(\+|-|\*|x|×|÷|plus|minus|times|divided by) ?(\d{1,2})(?![\d.,/-]\d|\d|(?:st|nd|rd|th)\b)/gu,
    (whole, left, years, sign, right) => {
      const operation = operationOf(sign)
      const result = operations[operation]?.(Number(left), Number(right)) ?? 0
      return operation === 'minus' && result <= 0 ? whole : `${result}${years ?? ''}`
    },
  )
}
