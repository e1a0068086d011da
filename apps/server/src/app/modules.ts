/** Builds the modules on each other and answers what the server registers. */
import { closeCodes, type PublicConfig, routes, termsVersion } from '@everbond/contract'
import { type Accounts, createAccounts } from '../modules/accounts/index.ts'
import { cardRoutes, companionRoutes } from '../modules/companions/index.ts'
import { readExtraCredits, readTrialSpent } from '../modules/credits/index.ts'
import { imageRoutes, readPicture } from '../modules/images/index.ts'
import { createOnboarding } from '../modules/onboarding/index.ts'
import { type PlanFigures, planRoutes } from '../modules/plans/index.ts'
import { type Check, createStatus, statusRoutes } from '../modules/status/index.ts'
import { readImageUsage, readMessageUsage, usageRoutes } from '../modules/usage/index.ts'
import type { Listener } from '../platform/database/listen.ts'
import type { EventBus } from '../platform/events.ts'
import type { Gate } from '../platform/http/caller.ts'
import { answer, type RouteHandler } from '../platform/http/handler.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { RealtimeHub } from '../platform/realtime/hub.ts'
import type { Tickets } from '../platform/realtime/tickets.ts'
import { createSelfDeclaration } from '../providers/age/self-declaration/self-declaration.age.ts'
import type { AuthProvider } from '../providers/auth/port.ts'
import type { Events } from './events.ts'
import type { Foundation } from './foundation.ts'
import type { Outside } from './outside.ts'

export type ModulesOptions = {
  foundation: Foundation
  outside: Outside
  auth: AuthProvider
  events: EventBus<Events>
  listener: Listener
  jobs: Jobs
  hub: RealtimeHub
  tickets: Tickets
  publicConfig: PublicConfig
}

const checksOf = ({ foundation, outside, jobs }: ModulesOptions): Check[] => [
  {
    name: 'database',
    essential: true,
    detail: foundation.database.driver,
    run: async () => {
      await foundation.pool.pool.query('select 1')
    },
  },
  { name: 'jobs', essential: false, run: () => jobs.check() },
  {
    name: 'storage',
    essential: false,
    detail: outside.storage.id,
    run: (signal) => outside.storage.check(signal),
  },
  {
    name: 'images',
    essential: false,
    detail: outside.images.id,
    run: (signal) => outside.images.check(signal),
  },
  ...(outside.mail
    ? [{ name: 'mail', essential: false, detail: outside.mail.id, run: outside.mail.check } satisfies Check]
    : []),
]

export type Built = { handlers: RouteHandler[]; gate: Gate; accounts: Accounts }

export const buildModules = async (options: ModulesOptions): Promise<Built> => {
  const { foundation, outside, auth, events, hub, jobs, listener, tickets, publicConfig } = options
  const { clock, config, logger, pool, secrets } = foundation
  const { db } = pool
  events.on('session.ended', ({ userId, sessionId }) =>
    hub.closeUser({ userId, sessionId, code: closeCodes.auth, reason: 'session ended' }),
  )

  const accounts = await createAccounts({ db, auth, events, clock, logger, listener })
  const onboarding = createOnboarding({ db, clock, age: createSelfDeclaration(), termsVersion })
  const usage = { db, clock, readTrialSpent: (userId: string) => readTrialSpent(db, userId) }

  const readFigures = async (userId: string): Promise<PlanFigures> => {
    const [messages, images, credits] = await Promise.all([
      readMessageUsage(usage, userId),
      readImageUsage(usage, userId),
      readExtraCredits(db, userId),
    ])
    return {
      usedMessages: messages.monthlyUsed,
      usedImages: images.count,
      maxImages: images.limit,
      creditsMessages: credits.messages,
      creditsImages: credits.images,
    }
  }

  return {
    accounts,
    gate: { authenticate: accounts.authenticate, assertOnboarded: onboarding.assertOnboarded },
    handlers: [
      ...accounts.routes,
      ...onboarding.routes,
      ...planRoutes({ db, readFigures }),
      ...usageRoutes(usage),
      ...companionRoutes({ db, clock, events }),
      ...cardRoutes({
        db,
        clock,
        events,
        readPicture: (key) => readPicture({ db, storage: outside.storage }, key),
      }),
      ...imageRoutes({
        ...usage,
        events,
        jobs,
        storage: outside.storage,
        secret: secrets.addresses,
        waitMs: config.images.GENERATION_WAIT * 1000,
      }),
      ...statusRoutes({ readStatus: createStatus({ checks: checksOf(options), clock }), publicConfig }),
      answer(routes.createRealtimeTicket, ({ caller }) => tickets.create(caller)),
    ],
  }
}
