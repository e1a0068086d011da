export {
  capture,
  grantSetupCredits,
  grantStartingCredits,
  readExtraCredits,
  readTrialSpent,
  release,
  reserve,
} from './credits.usecases.ts'
