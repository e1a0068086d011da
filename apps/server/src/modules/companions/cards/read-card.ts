/** From a file's bytes or text to a card whose texts are texts. */
import { type CardSpec, type CardUpload, cardCaps } from '@everbond/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CharacterCard } from './card.types.ts'
import { ownValue, parseCardJson } from './card-json.rules.ts'
import { isKnownField, leftBehind } from './left-behind.rules.ts'
import { cardTextIn } from './png-card.ts'

const specs: Readonly<Record<string, CardSpec>> = { chara_card_v2: 'v2', chara_card_v3: 'v3' }

const specOf = (card: unknown): CardSpec => {
  const named = ownValue(card, 'spec')
  const spec = typeof named === 'string' && Object.hasOwn(specs, named) ? specs[named] : undefined
  if (spec) return spec
  const isObject = typeof card === 'object' && card !== null && !Array.isArray(card)
  throw new AppError(isObject ? 'card.unsupported' : 'card.unreadable')
}

const invalid = (field: string, text: string) => new AppError('card.invalid', { field, text })

const textIn = (data: object, field: string): string => {
  const value = ownValue(data, field) ?? ''
  if (typeof value !== 'string') throw invalid(field, `This card's ${field} is not a text.`)
  if (value.length > cardCaps.text)
    throw new AppError('card.too_large', {
      field,
      text: `This card's ${field} is longer than ${cardCaps.text.toLocaleString('en-US')} characters.`,
    })
  return value
}

const tagsIn = (data: object): string[] => {
  const value = ownValue(data, 'tags') ?? []
  if (!Array.isArray(value) || value.some((tag) => typeof tag !== 'string'))
    throw invalid('tags', "This card's tags are not a list of texts.")
  if (value.join(' ').length > cardCaps.text) throw new AppError('card.too_large', { field: 'tags' })
  return value
}

const ownPart = (data: object): CharacterCard['own'] => {
  const companion = ownValue(ownValue(ownValue(data, 'extensions'), 'everbond'), 'companion')
  if (typeof companion !== 'object' || companion === null || Array.isArray(companion)) return null
  return new Map(Object.entries(companion))
}

const dataOf = (card: unknown): object => {
  const data = ownValue(card, 'data')
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw invalid('data', 'This card holds no character.')
  return data
}

/** Throws `card.unreadable`, `card.too_large`, `card.no_character`, `card.unsupported` or `card.invalid` with the field. */
export const readCard = ({ kind, data: file }: CardUpload): CharacterCard => {
  const card = parseCardJson(kind === 'json' ? file : cardTextIn(bytesOf(file)))
  const spec = specOf(card)
  const data = dataOf(card)
  const name = textIn(data, 'name')
  if (name.trim() === '') throw invalid('name', 'This card has no name.')
  return {
    spec,
    name,
    description: textIn(data, 'description'),
    personality: textIn(data, 'personality'),
    scenario: textIn(data, 'scenario'),
    tags: tagsIn(data),
    own: ownPart(data),
    left: leftBehind(data),
    unknown: Object.keys(data).filter((field) => !isKnownField(field)).length,
  }
}

const bytesOf = (base64: string): Uint8Array => {
  try {
    return Uint8Array.fromBase64(base64)
  } catch (cause) {
    throw new AppError('card.unreadable', { cause })
  }
}
