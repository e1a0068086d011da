/** A row's badges: at most 3, and how many more there are (companions §§ 2.2, 9). */
import type { Companion } from '@everbond/contract'
import { badgesOf } from '../companions.rules.ts'

const maxBadges = 3

export const traitBadges = (
  companion: Pick<
    Companion,
    'personalityTraits' | 'dominantPersonality' | 'communicationStyle' | 'personality'
  >,
): { shown: string[]; more: string[] } => {
  const traits = companion.personalityTraits.length > 0 ? companion.personalityTraits : badgesOf(companion)
  return { shown: traits.slice(0, maxBadges), more: traits.slice(maxBadges) }
}
