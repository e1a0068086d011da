export type { AgeSign, TextPurpose } from './age-sign.ts'
export {
  type AgeVerdict,
  ageSignIn,
  checkAdultsOnly,
  maxSafetyText,
  type SafetyText,
  warmAgeRules,
} from './safety.rules.ts'
