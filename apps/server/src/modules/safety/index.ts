export type { AgeSign, TextPurpose } from './age-sign.ts'
export {
  type AgeVerdict,
  checkAdultsOnly,
  type SafetyText,
  warmAgeRules,
} from './safety.rules.ts'
