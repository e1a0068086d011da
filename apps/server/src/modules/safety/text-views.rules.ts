/** Letters that normalisation leaves alone but that a reader takes for a Latin one. */
const lettersAsLatin = pairs(
  'ßs łl øo æa œo ıi đd ðd ɑa ɡg ɩi ɪi ʟl ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ħh ŧt ƒf ɛe',
)

/** Cyrillic, Greek and Armenian letters that look like Latin ones. */
const lookAlikes = pairs(
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw һh ӏl гr пn иu ьb αa βb γy εe ηn ιi κk μm νv οo ρp σo τt υu χx ωw օo սu հh ոn ցg',
)

const latinAsCyrillic = pairs('aа eе oо pр cс yу xх iі kк mм tт hн bв uи nп rг')

/** Format controls, joiners, variation selectors, the keycap frame, fillers and the Arabic stretch. */
const invisible = /\p{Cf}|\u034f|[\ufe00-\ufe0f]|\u20e3|\u115f|\u1160|\u2800|\u0640/gu

const digitZeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810,
]

function pairs(source: string): Map<string, string> {
  return new Map(source.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))
}

function replaceLetters(text: string, letters: Map<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('')
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = digitZeros.find((start) => code >= start && code <= start + 9)
  return zero === undefined ? digit : String(code - zero)
}

/** Enclosed, boxed and flag letters (🅣, 🆃, 🇹) as plain ones. */
function boxedLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const start = [0x1f150, 0x1f170, 0x1f1e6].find((first) => code >= first && code < first + 26)
  return start === undefined ? letter : String.fromCharCode(97 + code - start)
}

/**
 * One spelling for every way of writing a text: compatibility forms resolved, invisible characters and marks
 * dropped, lower case, digits of all scripts as 0–9, one kind of quote, dash and space. Word lists pass through
 * it too, so that both sides meet in the same form.
 */
export function plainText(text: string): string {
  const resolved = text
    .replace(/[¼½¾⅐-⅞]/gu, ' ')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, boxedLetter)
    .toLowerCase()
    // Kept apart from the name Nina, which it would become without its tilde.
    .replace(/niñ/gu, 'ninn')
    .replace(/[‘’ʼ´`ʹ′]/gu, "'")
    .replace(/[“”„«»″]/gu, '"')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[⁄∕]/gu, '/')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s_]+/gu, ' ')
  const unmarked = resolved
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{S}\s])\p{M}+/gu, '$1')
    .replace(/[\u064b-\u0652]/gu, '')
    .normalize('NFC')
  return replaceLetters(unmarked, lettersAsLatin)
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/ى/gu, 'ي')
    .trim()
}

/** Folds look-alike letters of other scripts to Latin in every word that can be read as Latin throughout. */
function readAsLatin(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const folded = replaceLetters(word, lookAlikes)
    return /^[a-z]+$/u.test(folded) ? folded : word
  })
}

/** Folds Latin letters that sit in a Cyrillic word. */
function readAsCyrillic(text: string): string {
  return text.replace(/\p{L}+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) && /[a-z]/u.test(word) ? replaceLetters(word, latinAsCyrillic) : word,
  )
}

/** Draws digits together that were set apart ('1 4', '1-4'), and letters that stand for digits ('l4 years'). */
function joinDigits(text: string): string {
  return text
    .replace(/(?<![\p{L}\d.,:/])([12])[ .\-_*|]{1,3}(\d)(?![\d]|[.,:/]\d)/gu, '$1$2')
    .replace(
      /(?<![\p{L}\d])[1il|]([0-7o])(?=[ -]?(?:y(?:ears?|rs?)?[ /.-]{0,2}(?:olds?|o)\b|yo\b))/gu,
      (_, unit) => (unit === 'o' ? '10' : `1${unit}`),
    )
}

/** Joins runs of single letters ('t e e n', 'l-o-l-i') into words. */
function joinLetters(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[^\p{L}\p{N}]{1,3}[\p{L}\p{N}]){2,}(?![\p{L}\p{N}])/gu,
    (run) => run.replace(/[^\p{L}\p{N}]/gu, ''),
  )
}

const leet = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }),
)

/** A text, and it with drawn-out letters ('teeeen', 'kiiid') cut to two and to one. */
function shortened(text: string): string[] {
  return [text, text.replace(/([a-z])\1{2,}/gu, '$1$1'), text.replace(/([a-z])\1{2,}/gu, '$1')]
}

/** Reads digits and signs inside words as the letters that they stand for ('y3ars', 'g1rl'). */
function readLeet(text: string): string {
  return text.replace(/[\p{L}0134579@$!]+/gu, (word) =>
    /[a-z].*[a-z]/u.test(word) && /[01345@$!7][a-z]/u.test(word)
      ? Array.from(word, (letter) => leet.get(letter) ?? letter).join('')
      : word,
  )
}

export type TextReading = { text: string; script: 'own' | 'latin' }

/** Every distinct reading of a text that the rules look at: as it is, and with look-alikes taken for Latin. */
export function readings(text: string): TextReading[] {
  const own = plainText(text)
  const scripts: TextReading[] = [
    { text: own, script: 'own' },
    { text: readAsLatin(own), script: 'latin' },
    { text: readAsCyrillic(own), script: 'own' },
  ]
  const seen = new Set<string>()
  return scripts
    .flatMap(({ text: read, script }) =>
      [read, joinDigits(read), ...shortened(joinLetters(read)), readLeet(read)].map((joined) => ({
        text: joined,
        script,
      })),
    )
    .filter((reading) => !seen.has(reading.text) && seen.add(reading.text))
}
