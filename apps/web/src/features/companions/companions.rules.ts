import type { Companion } from '@everbond/contract'
import { texts } from './texts.ts'

export const displayName = ({ name }: { name: string }): string => (name.trim() === '' ? texts.unnamed : name)

/** Stored defaults are lower case ('friendly'); a badge begins with a capital. */
export const asLabel = (value: string): string => value.charAt(0).toLocaleUpperCase('en-US') + value.slice(1)

/** Badges of a card (companions § 2.1). */
export const badgesOf = ({
  dominantPersonality,
  communicationStyle,
  personality,
}: Pick<Companion, 'dominantPersonality' | 'communicationStyle' | 'personality'>): string[] => {
  const given = [dominantPersonality, communicationStyle, personality].flatMap((value) =>
    value === null || value.trim() === '' ? [] : [asLabel(value)],
  )
  return given.length === 0 ? [texts.aiGenerated] : [...new Set(given)]
}

const newestFirst = (a: Companion, b: Companion): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)

/** The newest that the plan has room for, and those who rest (decision 12). Deleted ones are hidden. */
export const splitByPlan = (
  companions: readonly Companion[],
  maxCompanions: number,
): { active: Companion[]; resting: Companion[] } => {
  const shown = companions.filter(({ isDeleted }) => !isDeleted).toSorted(newestFirst)
  return { active: shown.slice(0, maxCompanions), resting: shown.slice(maxCompanions) }
}
