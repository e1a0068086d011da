/** Character cards as other programs write them: versions 2 and 3, as a picture or as JSON. */
export const cardSpecs = ['v2', 'v3'] as const
export type CardSpec = (typeof cardSpecs)[number]

export const cardFormats = ['png', 'json'] as const
export type CardFormat = (typeof cardFormats)[number]

/** Bytes of an import's body: a picture within `cardCaps.png` as base64, or JSON within `cardCaps.json` as a text. */
export const cardBodyLimit = 8 * 1024 * 1024

export const cardCaps = {
  /** Bytes of a picture. */
  png: 6_000_000,
  /** Bytes of a card's JSON, wherever it stands and however it was packed. */
  json: 3_000_000,
  /** Objects and lists inside each other. */
  depth: 64,
  /** Values in all. */
  values: 200_000,
  /** Characters of one text that comes in: as many as the rules on age read. */
  text: 20_000,
} as const

const longestName = 60

/** A name for the file of a companion's card: her name in letters that every file system takes. */
export const cardFileName = ({ name, format }: { name: string; format: CardFormat }): string => {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return `${plain === '' ? 'companion' : plain}.${format}`
}
