/** What the checks of a save would say of a card, all at once. */
import { type CardPreview, cardCaps, type ImportedCompanion, type Tier } from '@everbond/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { checkAdultsOnly } from '../../safety/index.ts'
import { checkCompanion } from '../companions.rules.ts'
import type { CharacterCard } from './card.types.ts'
import { importCard } from './import.rules.ts'
import { pictureDropped } from './left-behind.rules.ts'

type Checks = { tier: Tier; now: Date }

/** Somebody under 18 does not come in to be made older in a form. */
const isFinal = ({ code }: AppError): boolean => code === 'safety.minor' || code === 'companion.age_minimum'

const firstProblem = (companion: ImportedCompanion, checks: Checks): AppError | null => {
  try {
    checkCompanion(companion, checks)
    return null
  } catch (error) {
    if (error instanceof AppError && error.field !== undefined && !isFinal(error)) return error
    throw error
  }
}

/** Stands where a field at fault stood, so that the next one is found. */
const blank = (field: string) => (field === 'name' || field === 'description' ? '–' : null)

/** Each field that a save would refuse, with its text. Throws `safety.minor` and `companion.age_minimum`. */
const problemsOf = (companion: ImportedCompanion, checks: Checks): CardPreview['problems'] => {
  const problem = firstProblem(companion, checks)
  if (!problem) return []
  const { field = '', message: text } = problem
  return [{ field, text }, ...problemsOf({ ...companion, [field]: blank(field) }, checks)]
}

const assertAdult = (texts: readonly { field: string; text: string }[], now: Date): void => {
  const long = texts.find(({ text }) => text.length > cardCaps.text)
  if (long) throw new AppError('card.too_large', { field: long.field })
  const verdict = checkAdultsOnly({ texts, now })
  if (!verdict.ok) throw new AppError('safety.minor', { field: verdict.field })
}

const noAdultContent = {
  field: 'extensions.everbond.nsfwAllowed',
  reason: 'Adult Content is not part of your plan.',
}

/** Throws where the card describes somebody under 18, with the card's field; everything else is told. */
export const previewOf = (
  card: CharacterCard,
  { tier, now, hasPicture }: Checks & { hasPicture: boolean },
): CardPreview => {
  const { companion, mapping, dropped, read } = importCard(card)
  assertAdult(read, now)
  const isBeyond = companion.nsfwAllowed && !tier.nsfw
  const allowed = isBeyond ? { ...companion, nsfwAllowed: false } : companion
  return {
    spec: card.spec,
    companion: allowed,
    mapping: mapping.filter(({ to }) => !isBeyond || to !== 'nsfwAllowed'),
    dropped: [...(hasPicture ? [pictureDropped] : []), ...dropped, ...(isBeyond ? [noAdultContent] : [])],
    problems: problemsOf(allowed, { tier, now }),
  }
}
