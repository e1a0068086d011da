/** The route table. */
import * as accounts from './routes/accounts.ts'
import * as cards from './routes/cards.ts'
import * as companions from './routes/companions.ts'
import * as images from './routes/images.ts'
import * as onboarding from './routes/onboarding.ts'
import * as plans from './routes/plans.ts'
import * as status from './routes/status.ts'

export const routes = { ...accounts, ...onboarding, ...plans, ...companions, ...cards, ...images, ...status }
export type RouteName = keyof typeof routes
