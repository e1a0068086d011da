/** What a card becomes: which of its texts stands where, and what stays behind. */
import { type CardPreview, companionCaps, createConstants, type ImportedCompanion } from '@everbond/contract'
import type { CharacterCard } from './card.types.ts'
import { cleaned, fitParts, joinParts, shortened, sortTags, withoutMacros } from './card-texts.rules.ts'
import { type CardTexts, cardTexts, ownFields } from './export.rules.ts'
import { type Dropped, droppedFields } from './left-behind.rules.ts'
import { readOwnPart } from './own-part.rules.ts'

export type ImportedCard = Pick<CardPreview, 'companion' | 'mapping'> & {
  dropped: Dropped[]
  /** Every text that comes in, whole: what is cut off is read all the same. */
  read: { field: string; text: string }[]
}

type Row = CardPreview['mapping'][number]

const empty: ImportedCompanion = {
  name: '',
  description: '',
  age: null,
  skinTone: null,
  specialFeatures: null,
  bodyDescription: null,
  hairDescription: null,
  eyesDescription: null,
  clothingStyle: null,
  vibeEnergy: null,
  interests: [],
  personalityTraits: [],
  communicationStyle: null,
  dominantPersonality: null,
  nsfwAllowed: false,
  ...createConstants,
}

const proseFields = ['description', 'personality', 'scenario'] as const
const headings = { description: '', personality: 'Personality: ', scenario: 'Scenario: ' } as const

const plain = (value: string | readonly string[]): string =>
  [value]
    .flat()
    .map((part) => cleaned(part.replace(/\r\n?/g, '\n')))
    .join('\n')

const shown = (value: ImportedCompanion[keyof ImportedCompanion]): string => {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : '') : String(value ?? '')
}

type Part = { field: (typeof proseFields)[number]; text: string; isOwn: boolean }

const prose = (parts: readonly Part[]): { description: string; rows: Row[] } => {
  const fitted = fitParts(
    parts.map(({ text }) => text),
    companionCaps.description,
  )
  const rows = parts.map(({ field, text }, position) => ({
    from: field,
    to: 'description',
    text: fitted[position] ?? '',
    shortened: fitted[position] !== text,
  }))
  return { description: joinParts(fitted), rows }
}

const ownRows = (values: Partial<ImportedCompanion>, told: readonly string[]): Row[] =>
  ownFields.flatMap((field) => {
    const text = shown(values[field] ?? null)
    const isConstant = field in createConstants && text === createConstants[field as 'style']
    if (text === '' || isConstant || told.includes(field)) return []
    return [{ from: 'extensions.everbond', to: field, text, shortened: false }]
  })

/**
 * A card of another program gives name, description and tags. One of ours gives back every field; where another
 * program changed a text of it since, the changed text counts.
 */
export const importCard = (card: CharacterCard): ImportedCard => {
  const { values, refused } = readOwnPart(card.own)
  const before = card.own === null ? null : cardTexts({ ...empty, ...values })
  const isKept = (field: keyof CardTexts): boolean =>
    before !== null && plain(before[field]) === plain(card[field])

  const hasOwnName = isKept('name') && values.name !== undefined
  const fullName = hasOwnName ? (values.name ?? '') : cleaned(card.name)
  const name = shortened(fullName, companionCaps.name)

  const parts = proseFields.flatMap((field): Part[] => {
    const isOwn = isKept(field)
    const own = field === 'description' ? (values.description ?? '') : ''
    const body = isOwn ? own : withoutMacros(card[field], name)
    return body === '' ? [] : [{ field, text: isOwn ? body : `${headings[field]}${body}`, isOwn }]
  })
  const { description, rows } = prose(parts)

  const tags = isKept('tags') ? null : sortTags(card.tags)
  const lists = tags ?? { ...empty, ...values }
  const { personalityTraits, interests } = lists
  const tagRow = (to: string, list: readonly string[], cut: boolean): Row[] =>
    list.length === 0 ? [] : [{ from: 'tags', to, text: list.join(', '), shortened: cut }]

  return {
    companion: { ...empty, ...values, name, description, personalityTraits, interests },
    mapping: [
      { from: 'name', to: 'name', text: name, shortened: name !== fullName },
      ...rows,
      ...(tags ? tagRow('personalityTraits', personalityTraits, false) : []),
      ...(tags ? tagRow('interests', interests, tags.shortened) : []),
      ...ownRows(values, ['name', 'description', ...(tags ? ['personalityTraits', 'interests'] : [])]),
    ],
    dropped: [
      ...droppedFields(card),
      ...refused.map((field) => ({
        field: `extensions.everbond.${field}`,
        reason: 'This value cannot be used.',
      })),
    ],
    read: [
      ...(hasOwnName ? [] : [{ field: 'name', text: fullName }]),
      ...parts.filter(({ isOwn }) => !isOwn).map(({ field, text }) => ({ field, text })),
      ...(tags ? card.tags.map((text) => ({ field: 'tags', text })) : []),
    ],
  }
}
