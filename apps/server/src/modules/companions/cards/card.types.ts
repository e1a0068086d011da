import type { CardSpec } from '@everbond/contract'

/** A card that has been read: texts are texts, and everything else is only looked at to say that it stays behind. */
export type CharacterCard = {
  spec: CardSpec
  name: string
  description: string
  personality: string
  scenario: string
  tags: string[]
  /** Our own part of `extensions`: every field of a companion, unchecked; null in a card of another program. */
  own: ReadonlyMap<string, unknown> | null
  /** Names of the card's fields that hold something that does not come in. */
  left: string[]
  /** Further fields that no version of the form knows. */
  unknown: number
}
