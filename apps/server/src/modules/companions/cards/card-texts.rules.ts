/** Texts of other programs as texts of ours: no macros, no hidden characters, no longer than there is room. */
import { companionCaps, personalityTraits, text } from '@everbond/contract'
import * as z from 'zod/mini'

const anyLength = text(Number.MAX_SAFE_INTEGER)
/** Without control characters, trimmed, as every text of a companion is. */
export const cleaned = (value: string): string => z.parse(anyLength, value)

const character = /\{\{\s*char\s*\}\}|<(?:char|bot)>/gi
const user = /\{\{\s*user\s*\}\}|<user>/gi
const otherMacro = /\{\{[^{}]{0,500}\}\}/g

/** Macros name her and whoever talks with her; the others go. */
export const withoutMacros = (value: string, name: string): string =>
  cleaned(
    value
      .replace(character, () => name)
      .replace(user, 'the user')
      .replace(otherMacro, ''),
  )

/** How far back a cut looks for the end of a word. */
const wordRoom = 60

/** At most `max` characters, cut between words where one ends near, never inside a character. */
export const shortened = (value: string, max: number): string => {
  if (value.length <= max) return value
  const cut = value.slice(0, Math.max(0, max)).replace(/[\uD800-\uDBFF]$/, '')
  const space = cut.search(/\s\S*$/)
  return (space >= 0 && space > cut.length - wordRoom ? cut.slice(0, space) : cut).trim()
}

const between = '\n\n'

/** The parts one below the other, each with what room is left for it. */
export const fitParts = (parts: readonly string[], max: number): string[] => {
  let room = max
  return parts.map((part, position) => {
    const fitted = shortened(part, position === 0 ? room : room - between.length)
    room -= fitted === '' ? 0 : fitted.length + (position === 0 ? 0 : between.length)
    return fitted
  })
}

export const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(between)

const optionOf = (tag: string) =>
  personalityTraits.find((option) => option.toLowerCase() === tag.toLowerCase())

/** Tags that our options know become traits; the others interests, as many as there is room for. */
export const sortTags = (tags: readonly string[]) => {
  const plain = [...new Set(tags.map(cleaned).filter((tag) => tag !== ''))]
  const chosen = new Set(plain.map(optionOf))
  const others = plain.filter((tag) => optionOf(tag) === undefined)
  const fitting = others.filter(({ length }) => length <= companionCaps.interest)
  const interests = fitting.slice(0, companionCaps.interests)
  return {
    personalityTraits: personalityTraits.filter((option) => chosen.has(option)) as string[],
    interests,
    shortened: interests.length < others.length,
  }
}
