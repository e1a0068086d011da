/** What a companion may be (companions §§ 5, 6; decisions 9, 12, 13). */
import {
  type CompanionCreate,
  type CompanionUpdate,
  companionDefaults,
  filteredFields,
  findRestrictedWords,
  minimumAge,
  namedRestrictedWords,
  restrictedWords,
  type Tier,
  unfilteredTiers,
} from '@everbond/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { checkAdultsOnly } from '../safety/index.ts'

/** What a companion is to be, before the checks; a cleared select is null. */
export type ProposedCompanion = Omit<
  CompanionCreate,
  'skinTone' | 'communicationStyle' | 'dominantPersonality'
> & {
  skinTone: string | null
  communicationStyle: string | null
  dominantPersonality: string | null
}

/** Checked, with her age settled: a missing one is 25 (decision 9). */
export type CheckedCompanion = Omit<ProposedCompanion, 'age'> & { age: number }

const assertRequiredFields = ({ name, description }: ProposedCompanion): void => {
  const empty = name === '' ? 'name' : description === '' ? 'description' : null
  if (empty !== null) throw new AppError('companion.required_fields', { field: empty })
}

const settledAge = (age: number | null): number => {
  const settled = age ?? companionDefaults.age
  if (settled < minimumAge) throw new AppError('companion.age_minimum', { field: 'age' })
  return settled
}

const assertWordFilter = (companion: ProposedCompanion, tier: Tier): void => {
  if (unfilteredTiers.includes(tier.key)) return
  const fields = Object.fromEntries(filteredFields.map((field) => [field, companion[field] ?? '']))
  const found = findRestrictedWords(fields, restrictedWords)
  if (found.length === 0) return
  const field = filteredFields.find(
    (name) => findRestrictedWords({ [name]: companion[name] ?? '' }, found).length > 0,
  )
  const named = found.slice(0, namedRestrictedWords).join(', ')
  throw new AppError('companion.restricted_words', {
    text: `NSFW content is only available for Pro and Premium users. Please remove words like "${named}" to continue.`,
    ...(field === undefined ? {} : { field }),
  })
}

const textsOf = (companion: CheckedCompanion): { field: string; text: string }[] =>
  Object.entries(companion).flatMap(([field, value]) => {
    if (typeof value === 'string') return [{ field, text: value }]
    return Array.isArray(value) ? value.map((text) => ({ field, text: String(text) })) : []
  })

/** Every text of her passes the rules on age, on every tier. Throws `safety.minor` with the field. */
const assertAdult = (companion: CheckedCompanion, now: Date): void => {
  const verdict = checkAdultsOnly({ texts: textsOf(companion), now })
  if (!verdict.ok) throw new AppError('safety.minor', { field: verdict.field })
}

/** Throws the first thing that stands against saving a companion; answers her with her age settled. */
export const checkCompanion = (
  companion: ProposedCompanion,
  { tier, now, nsfwBefore = false }: { tier: Tier; now: Date; nsfwBefore?: boolean },
): CheckedCompanion => {
  assertRequiredFields(companion)
  const checked = { ...companion, age: settledAge(companion.age) }
  // What a higher tier switched on stays, though it is ignored now (decision 12).
  if (companion.nsfwAllowed && !nsfwBefore && !tier.nsfw)
    throw new AppError('companion.nsfw_tier', { field: 'nsfwAllowed' })
  assertWordFilter(companion, tier)
  assertAdult(checked, now)
  return checked
}

/** What she is to be after an edit: an absent key stays as it is, null clears (decision 10). */
export const withChanges = (companion: ProposedCompanion, changes: CompanionUpdate): ProposedCompanion => ({
  ...companion,
  ...(Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<ProposedCompanion>),
})

/** Companions beyond the newest `maxCompanions` rest (decision 12). `position` counts from 0, newest first. */
export const isResting = ({ position, tier }: { position: number; tier: Tier }): boolean =>
  position >= tier.maxCompanions
