/** What modules say to those above them, on every role of the server. */
import type { AccountEvents } from '../modules/accounts/index.ts'
import type { CompanionEvents } from '../modules/companions/index.ts'
import { eraseImagesOfCompanion, startPortrait } from '../modules/images/index.ts'
import { createEvents, type EventBus } from '../platform/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Config } from './config.ts'
import { openAccount } from './new-user.ts'

export type Events = AccountEvents & CompanionEvents

export const createAppEvents = ({ config, jobs }: { config: Config; jobs: Jobs }): EventBus<Events> => {
  const events = createEvents<Events>()
  events.on('user.created', openAccount(config))
  events.on('companion.created', (created) => startPortrait(jobs, created))
  events.on('companion.erased', (erased) => eraseImagesOfCompanion(jobs, erased))
  return events
}
