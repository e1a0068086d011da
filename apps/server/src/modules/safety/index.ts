export { checkAdultsOnly, warmAgeRules } from './safety.rules.ts'
