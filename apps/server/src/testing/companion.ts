import { type Companion, type CompanionCreateInput, companionCreateSchema, routes } from '@everbond/contract'
import type { CompanionDeps } from '../modules/companions/index.ts'
import { companionRoutes } from '../modules/companions/index.ts'
import { callHandler } from './handlers.ts'

/** What a form sends at the least. */
export const mara = {
  name: 'Mara',
  description: 'A botanist who keeps a night garden on a roof.',
} satisfies CompanionCreateInput

/** Creates a companion as the route would after its checks of shape. */
export const createTestCompanion = (
  deps: CompanionDeps,
  { userId, payload = mara }: { userId: string; payload?: CompanionCreateInput },
): Promise<Companion> =>
  callHandler<Companion>(companionRoutes(deps), routes.createCompanion, {
    userId,
    body: companionCreateSchema.parse(payload),
  })
