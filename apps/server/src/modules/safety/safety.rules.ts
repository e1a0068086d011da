import type { AgeSign, TextPurpose } from './age-sign.ts'
import { saysMinorAge } from './english-ages.rules.ts'
import { harmlessAnywhere, harmlessFamily, harmlessPast } from './english-harmless.words.ts'
import { alwaysSigns, englishSigns, type SignPattern } from './english-signs.words.ts'
import { hiddenWord } from './hidden-words.rules.ts'
import { languages } from './languages/all-languages.ts'
import { saysHanAge } from './languages/asian.words.ts'
import { digitsForRoman, digitsForWords, sumsSolved } from './number-words.rules.ts'
import { readings, type TextReading } from './text-views.rules.ts'
import { leavesNumberUnexplained } from './unexplained-number.rules.ts'

export type SafetyText = { field: string; text: string }
export type AgeVerdict = { ok: true } | { ok: false; field: string; reason: AgeSign }

type Reading = TextReading & { now: Date; purpose: TextPurpose }

/** The longest text that is read, in UTF-16 units; a longer one is refused unread. */
export const maxSafetyText = 20_000

const asMasks = (sources: string[]) => sources.map((source) => new RegExp(`(?<![a-z0-9])(?:${source})`, 'gu'))
const anywhere = asMasks(harmlessAnywhere)
const family = asMasks(harmlessFamily)
const past = asMasks(harmlessPast)

/** Close to these no memory and no relative is harmless. */
const intimate =
  /\b(?:nud(?:e|ity|es)|naked|undress\w*|topless|erotic\w*|porn\w*|sex\w*|seduc\w*|virgin\w*|intima\w*|lingerie|kiss\w*|lover|molest\w*|abus\w*|aroused?|fetish\w*|lust\w*)\b/u
/** Somebody who never aged, or plays at being younger, has no harmless past age. */
const unaged =
  /\b(?:(?:hasn't|has not|never|not|stopped|without|doesn't|ceased) (?:ag(?:e|ed|ing)|grown|growing)|ageless|frozen|unchanged|looks? (?:like|exactly|just|the same|as)|same (?:body|face|look|as)|forever|immortal|undead|vampire|eternal\w*|still (?:looks?|has the|is)|pretend\w*|disguis\w*|role-?play\w*|de-?aged?|flashbacks?|time travel\w*|relive\w*|back to being|turned back|reverts?|regress\w*|acts? (?:like|as))\b/u

const childEmoji = /[👶🧒👧👦🍼]/u
const familyEmoji =
  /\p{Extended_Pictographic}(?:\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f)?){1,4}/gu

/** A past that is not over: 'left home at 16, which was last month'. */
const recent =
  /\b(?:yesterday|today|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:morning|week|month|year|summer|spring|autumn|winter)|recently|(?:days?|weeks?|months?) ago|just now)\b/u

/** Sets harmless phrases aside, leaving a mark in their place, unless certain words stand close by. */
function setAside(input: { text: string; masks: RegExp[]; unless?: RegExp[] }): string {
  return input.masks.reduce(
    (text, mask) =>
      text.replace(mask, (phrase, ...rest) => {
        const at = rest.find((part) => typeof part === 'number') ?? 0
        const around = text.slice(Math.max(0, at - 40), at + phrase.length + 40)
        return input.unless?.some((nearby) => nearby.test(around)) ? phrase : ' § '
      }),
    input.text,
  )
}

function firstSign(input: { text: string; signs: SignPattern[]; purpose: TextPurpose }): AgeSign | null {
  const found = input.signs.find(
    ({ pattern, not }) => !not?.includes(input.purpose) && pattern.test(input.text),
  )
  return found?.sign ?? null
}

function signIn(reading: Reading): AgeSign | null {
  const text = digitsForRoman(digitsForWords(reading.text))
  const relation = englishSigns.filter(({ sign }) => sign === 'relation')
  const always = firstSign({ ...reading, text, signs: [...alwaysSigns, ...relation] })
  if (always !== null) return always
  let open = setAside({ text, masks: anywhere })
  if (reading.purpose !== 'prompt') {
    open = setAside({ text: open, masks: family, unless: [intimate] })
    if (!unaged.test(text)) open = setAside({ text: open, masks: past, unless: [intimate, recent] })
  }
  for (const view of new Set([open, sumsSolved(open)])) {
    if (saysMinorAge({ ...reading, text: view })) return 'age_number'
    if (reading.purpose !== 'chat' && leavesNumberUnexplained(view)) return 'age_number'
  }
  return firstSign({ ...reading, text: open, signs: englishSigns }) ?? foreignSign({ ...reading, text: open })
}

function foreignSign(reading: Reading): AgeSign | null {
  for (const { letters, ownScriptOnly, signs, harmless, family } of languages) {
    if (!letters.test(reading.text) || (ownScriptOnly && reading.script !== 'own')) continue
    let open = setAside({ text: reading.text, masks: harmless })
    if (reading.purpose !== 'prompt') open = setAside({ text: open, masks: family, unless: [intimate] })
    const found = firstSign({ text: open, signs, purpose: reading.purpose })
    if (found !== null) return found
  }
  return saysHanAge(reading.text) ? 'age_number' : null
}

/**
 * The first sign of somebody under 18 in one text, or null. Numbers in digits and words, school ages, stages of
 * life, youthful bodies, slang and kin count, in whatever letters they are hidden and in many languages; what a
 * grown woman teaches, whom she raises and what she remembers do not. `now` decides on years of birth. In a
 * prompt nobody's children and no memories are excused: they would be drawn.
 */
export function ageSignIn(input: { text: string; now: Date; purpose: TextPurpose }): AgeSign | null {
  if (input.text.length > maxSafetyText) return 'too_long'
  const withoutFamilies = input.text.replace(familyEmoji, ' ')
  if (input.purpose !== 'chat' && childEmoji.test(withoutFamilies)) return 'life_stage'
  for (const reading of readings(withoutFamilies)) {
    const found = signIn({ ...input, ...reading }) ?? hiddenWord(reading.text)
    if (found !== null) return found
  }
  return null
}

/** Texts of one field put together, so that a list of short ones cannot spell out what each hides. */
function wholeFields(texts: readonly SafetyText[]): SafetyText[] {
  return Array.from(Map.groupBy(texts, ({ field }) => field))
    .filter(([, parts]) => parts.length > 1)
    .map(([field, parts]) => ({ field, text: parts.map(({ text }) => text).join(' ') }))
}

/**
 * Adults only: the first field whose text shows any sign of somebody under 18 is refused, with its kind. A field
 * may come several times (a list): its texts are read one by one and together. `purpose` says where the texts go
 * (default 'persona'); `now` is the clock. No I/O, never throws.
 */
export function checkAdultsOnly(input: {
  texts: readonly SafetyText[]
  now: Date
  purpose?: TextPurpose
}): AgeVerdict {
  for (const { field, text } of [...input.texts, ...wholeFields(input.texts)]) {
    const reason = ageSignIn({ text, now: input.now, purpose: input.purpose ?? 'persona' })
    if (reason !== null) return { ok: false, field, reason }
  }
  return { ok: true }
}

/**
 * Compiles the patterns one by one before the first text comes, giving way to other work between them: together
 * they take a few hundred milliseconds, each of them few. To be called once after start; nothing depends on it.
 */
export async function warmAgeRules(): Promise<void> {
  const signs = [...englishSigns, ...alwaysSigns, ...languages.flatMap((language) => language.signs)]
  const masks = [...anywhere, ...family, ...past]
  const foreign = languages.flatMap((language) => [...language.harmless, ...language.family])
  for (const pattern of [...masks, ...foreign, ...signs.map((sign) => sign.pattern)]) {
    // Twice each for texts of one and of two bytes a letter: the second run makes the machine code.
    for (const sample of ['a woman of 30', 'a woman of 31', 'женщина 女性', 'женщина 女'])
      sample.replace(pattern, '')
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
  }
}
