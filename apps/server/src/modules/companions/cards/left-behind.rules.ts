/** What of a card stays behind, and why (decision 14). */
import { ownValue } from './card-json.rules.ts'

const about = 'It tells about the card, not about the character.'
const openings = 'Everbond uses no written opening messages.'
const instructions = 'Instructions to a language model never come in with a card.'

/** In the order in which a preview lists them. */
const reasons: Readonly<Record<string, string>> = {
  first_mes: openings,
  alternate_greetings: openings,
  group_only_greetings: openings,
  mes_example: 'Examples of how a character talks are not used.',
  system_prompt: instructions,
  post_history_instructions: instructions,
  character_book: 'Lorebooks are not used.',
  assets: 'Pictures and sounds never come in with a card.',
  extensions: 'They are settings of other programs.',
  nickname: 'A companion has one name.',
  creator_notes: about,
  creator_notes_multilingual: about,
  creator: about,
  character_version: about,
  source: about,
  creation_date: about,
  modification_date: about,
}

const taken = ['name', 'description', 'personality', 'scenario', 'tags']

export const isKnownField = (field: string): boolean => taken.includes(field) || Object.hasOwn(reasons, field)

const holdsSomething = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== null
}

/** Our own part of the extensions comes in; the others do not. */
const othersIn = (extensions: unknown): unknown =>
  typeof extensions === 'object' && extensions !== null
    ? Object.keys(extensions).filter((key) => key !== 'everbond')
    : extensions

/** The fields of a card's data that hold something which does not come in. */
export const leftBehind = (data: object): string[] =>
  Object.keys(reasons).filter((field) => {
    const value = ownValue(data, field)
    return holdsSomething(field === 'extensions' ? othersIn(value) : value)
  })

export type Dropped = { field: string; reason: string }

export const pictureDropped: Dropped = {
  field: 'picture',
  reason: 'Her picture is painted anew from the texts.',
}

/** Each field with its reason. */
export const droppedFields = ({ left, unknown }: { left: readonly string[]; unknown: number }): Dropped[] => {
  const known = left.map((field) => ({ field, reason: reasons[field] ?? about }))
  if (unknown === 0) return known
  const reason =
    unknown === 1 ? 'One further field is not known here.' : `${unknown} further fields are not known here.`
  return [...known, { field: 'other', reason }]
}
