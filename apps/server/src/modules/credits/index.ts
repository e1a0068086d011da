export {
  capture,
  grantSetupCredits,
  grantStartingCredits,
  readCompanionCredits,
  readExtraCredits,
  readTrialSpent,
  release,
  reserve,
} from './credits.usecases.ts'
